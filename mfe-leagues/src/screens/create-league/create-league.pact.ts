import { gatewayPact, id, text } from '@oddsmates/sdk/pact';
import { fieldErrors } from '../../parts/field-errors';

const pact = gatewayPact('leagues');
const given = 'somebody is signed in';

test('a new league is known by its id', () =>
  pact.answers(
    { call: 'league.CreateLeague', given, upon: 'a league is created', request: { name: text('Night Owls'), description: text('Every Friday') }, status: 201, answer: { id: id() } },
    (league) => expect(league.id).not.toBe(''),
  ));

test('a name that is too long is said beside its input', () =>
  pact.refuses(
    {
      call: 'league.CreateLeague',
      given,
      upon: 'a league with too long a name is created',
      request: { name: text('x'.repeat(300)), description: text('') },
      status: 400,
      refusal: { error: text('The name is too long'), code: text('INVALID_REQUEST'), fields: { name: text('The name is too long') } },
    },
    (refusal) => expect(fieldErrors(refusal)).toEqual([{ name: 'name', errors: ['The name is too long'] }]),
  ));
