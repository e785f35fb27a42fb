import { call } from '@oddsmates/sdk';
import { flag, gatewayPact, id, known, number, oneOf, some, STATE_VALUES, text, time } from '@oddsmates/sdk/pact';
import { choosable, createRequest } from './circuit-draft';

const pact = gatewayPact('leagues');
const given = 'a captain of a league with an open event';
const { leagueId, eventId } = STATE_VALUES;

test('the form is for the captain', () =>
  pact.answers({ call: 'league.GetLeague', given, upon: 'the form of a circuit is opened', request: { id: known('leagueId') }, answer: { name: text('Night Owls'), captain: { id: known('userId') } } }, ({ captain }) =>
    expect(captain?.id).toBe(STATE_VALUES.userId),
  ));

test('open events can be chosen', () =>
  pact.answers(
    {
      call: 'league.ListEvents',
      given,
      upon: 'the form of a circuit is opened',
      request: { league_id: known('leagueId') },
      answer: some({ id: id(), event_name: text('Lakers vs Bulls'), sport: text('Basketball'), commence_time: time(), betting_type: oneOf('standard', 'closest_guess'), completed: flag(false), status: oneOf('open') }),
    },
    (events) => expect(choosable(events)).toHaveLength(1),
  ));

test('a circuit is created over the chosen events', () =>
  pact.answers(
    {
      call: 'league.CreateCircuit',
      given,
      upon: 'a circuit is created',
      request: { league_id: known('leagueId'), name: text('Spring Cup'), description: text('One weekend.'), entry_fee: text('5.00'), component_events_data: some({ league_event_id: known('eventId'), weight: number(1) }) },
      send: () => call('league.CreateCircuit', createRequest(leagueId, { name: 'Spring Cup ', description: 'One weekend.', entry_fee: '5' }, { chosen: [{ id: eventId, weight: 1 }], tiebreaker: undefined })),
      status: 201,
      answer: {},
    },
    (circuit) => expect(circuit).toBeDefined(),
  ));
