import { pactAnswers, pactSession, renderScreen } from '@oddsmates/sdk/testing';
import { screen } from '@testing-library/react';
import Profile from './screens/profile';
import Settings from './screens/settings';
import FriendsPanel from './widgets/friends-panel';
import LeagueChat from './widgets/league-chat';

const pact = pactAnswers('social');
const route = (address: string) => ({ route: address, session: pactSession });

test.each([
  ['the profile', <Profile key="1" />, route('/profile'), pact.answers('the profile is opened'), /^Night owl\.$/],
  ['the settings', <Settings key="2" />, route('/settings'), pact.answers('the settings are opened'), /^ada@example\.com$/],
  ['the friends', <FriendsPanel key="3" />, route('/home'), pact.answers('the friends are shown'), /^1,250 pts$/],
  ['the chat', <LeagueChat key="4" leagueId="l1" />, { ...route('/league/l1'), path: '*' }, pact.answers('the chat is opened'), /^Good luck!$/],
])('%s reads no more than the pact names', async (_, element, place, answers, shown) => {
  renderScreen(element, { ...place, answers });
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(pact.unnamed()).toEqual([]);
});
