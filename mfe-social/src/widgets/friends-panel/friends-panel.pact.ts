import { gatewayPact, some } from '@oddsmates/sdk/pact';
import { formatPoints } from '../../points';
import { aPlayer } from '../../testing/pact-people';

test('friends are shown with their points', () =>
  gatewayPact('social').answers(
    { call: 'social.ListFriends', given: 'somebody with a friend', upon: 'the friends are shown', request: {}, answer: some(aPlayer) },
    ([friend]) => expect(formatPoints(friend?.points)).toBe('1,250 pts'),
  ));
