import type { Browser } from 'playwright-core';
import { placeBet } from '../stack/place-bet';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { aGame } from './events';
import { bell } from './pages/bell';
import { leaguePage } from './pages/league-page';
import { membersTab } from './pages/members-tab';
import { press } from './pages/press';
import { profilePage } from './pages/profile-page';
import { foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const LEAGUE = 'Revolving door';

test('a removal: out at once, stake and entry fee back, and back again with the old balance', async () => {
  const captain = await openPlayer(browser, 'captain', 'rhea', DESKTOP);
  const player = await openPlayer(browser, 'player', 'timo', PHONE);
  const leagueId = await foundLeague(LEAGUE, captain, player);
  // 50 lost for good, 100 on an open event, 30 in the pot of a circuit.
  const [over, open] = [await aGame(captain, leagueId, 'Lost already'), await aGame(captain, leagueId, 'Still open')];
  await placeBet(player.api, over, { amount: 50, pick: 'home' });
  await captain.api.call('league.CompleteEvent', { event_id: over.id, winning_outcome: 'away' });
  await placeBet(player.api, open, { amount: 100, pick: 'home' });
  const circuit = await captain.api.call('league.CreateCircuit', {
    league_id: leagueId, name: 'One game', entry_fee: '30.00', component_events_data: [{ league_event_id: open.id, weight: 1 }],
  });
  await player.api.call('league.JoinCircuit', { id: circuit.id });
  const { step } = record('removal', [captain, player]);
  const members = membersTab(captain.page);

  await step('both look at the league', async () => {
    await captain.page.goto(`/league/${leagueId}?tab=members`);
    await player.page.goto(`/league/${leagueId}`);
    await leaguePage(player.page).showsBalance(820);
  });
  await step('the captain thinks better of it', async () => {
    await members.askToRemove(player.username, 'They lose access at once. Their open bets become void and entry fees of undecided circuits go back.');
    await members.answer('Keep member');
    await members.has(player.username);
  });
  player.expectRefusal(403, new RegExp(`/api/leagues/${leagueId}/`));
  await step('the captain removes the player, who is out at once', async () => {
    await members.askToRemove(player.username);
    await members.answer('Remove member');
    await captain.page.getByText('Member removed successfully').first().waitFor();
    await members.hasNot(player.username);
    await player.page.getByText('You are not a member of this league').waitFor();
  });
  await step('the player is told, and goes home to no league', async () => {
    await bell(player.page).tells(`You were removed from ${LEAGUE}`);
    await press(player.page, 'Back to home');
    await player.page.getByText('No leagues yet. Create one!').waitFor();
  });
  await step('the profile says why the bet is void', async () => {
    await profilePage(player.page).open();
    await profilePage(player.page).explains('Still open', 'Void', 'Removed from the league while the event was open.', '100.00 x 1.00 = 100.00');
  });
  await step('the circuit goes on without the player', async () => {
    await captain.page.goto(`/league/${leagueId}/circuit/${circuit.id}`);
    await captain.page.getByText('No participants have joined yet.').waitFor();
    await captain.page.getByText('$0.00 in the pot').waitFor();
  });
  await step('the captain invites the player anew', async () => {
    await captain.page.goto(`/league/${leagueId}`);
    await leaguePage(captain.page).invite(player.username);
    await bell(player.page).accept(LEAGUE);
  });
  await step('the player is back, with the old balance', async () => {
    await player.page.waitForURL('**/home');
    await leaguePage(player.page).open(LEAGUE);
    await leaguePage(player.page).showsBalance(950);
    await leaguePage(captain.page).openTab('Members & Leaderboard');
    await members.has(player.username);
  });

  await endWell(captain, player);
});
