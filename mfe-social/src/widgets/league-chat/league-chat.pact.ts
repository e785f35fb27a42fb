import { gatewayPact, id, known, some, text, time } from '@oddsmates/sdk/pact';
import { aPerson } from '../../testing/pact-people';

const pact = gatewayPact('social');
const given = 'a league in which two lines were said';
const league_id = known('leagueId');
const line = { id: id(), message: text('Good luck!'), created_at: time(), sender: aPerson };

test('the chat shows what was said, and by whom', () =>
  pact.answers({ call: 'chat.ListMessages', given, upon: 'the chat is opened', request: { league_id }, answer: some(line) }, ([said]) =>
    expect([said?.message, said?.sender?.username]).toEqual(['Good luck!', 'bob']),
  ));

test('the chat asks for what came after the last line it has', () =>
  pact.answers({ call: 'chat.ListMessages', given, upon: 'newer lines are read', request: { league_id, after: known('messageId') }, answer: some(line) }, (lines) => expect(lines).toHaveLength(1)));

test('a line that was sent comes back with its id', () =>
  pact.answers({ call: 'chat.SendMessage', given, upon: 'a line is sent', request: { league_id, message: text('Good luck!') }, status: 201, answer: line }, (said) => expect(said.message).toBe('Good luck!')));

test('who says something is known among the members of the league', () =>
  pact.answers({ call: 'league.GetLeague', given, upon: 'the league is opened', request: { id: league_id }, answer: { members: some(aPerson) } }, ({ members }) => expect(members[0]?.username).toBe('bob')));
