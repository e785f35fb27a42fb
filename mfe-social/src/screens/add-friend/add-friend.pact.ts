import { gatewayPact, known, oneOf, some } from '@oddsmates/sdk/pact';
import { aPlayer } from '../../testing/pact-people';

const pact = gatewayPact('social');
const given = 'somebody to find';

test('people are found by their names, with what they are to the player', () =>
  pact.answers(
    { call: 'social.SearchUsers', given, upon: 'a name is typed', request: { q: known('username') }, answer: some({ ...aPlayer, friendStatus: oneOf('none', 'pending', 'friends') }) },
    ([person]) => expect(person?.friendStatus).toBe('none'),
  ));

test('a request waits for its answer', () =>
  pact.answers(
    { call: 'social.SendFriendRequest', given, upon: 'somebody is asked', request: { user_id: known('otherId') }, answer: { friendStatus: oneOf('pending', 'friends') } },
    ({ friendStatus }) => expect(friendStatus).toBe('pending'),
  ));
