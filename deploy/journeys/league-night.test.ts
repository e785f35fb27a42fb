import type { Browser } from 'playwright-core';
import { sharedStack } from '../stack/shared-stack';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { authPage } from './pages/auth-page';
import { bell } from './pages/bell';
import { eventPages } from './pages/event-pages';
import { friendsPage } from './pages/friends-page';
import { leaguePage } from './pages/league-page';
import { record } from './record';
import { DESKTOP, openVisitor, PHONE } from './visitor';

const { url } = sharedStack();
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('a league night: two people befriend, found a league, bet, talk and are paid', async () => {
  const captain = await openVisitor(browser, 'captain', DESKTOP, url);
  const player = await openVisitor(browser, 'player', PHONE, url);
  const { step } = record('league-night', [captain, player]);
  const night = { league: 'Thursday Lines', event: 'Gulls vs Foxes', captain: 'nora', player: 'piet' };

  await step('both register', async () => {
    await authPage(captain.page).register({ username: night.captain, email: 'nora@journey.example', password: 'a long password' });
    await authPage(player.page).register({ username: night.player, email: 'piet@journey.example', password: 'another long password' });
  });
  await step('the captain asks the player', () => friendsPage(captain.page).ask(night.player));
  await step('the player accepts in the bell', () => bell(player.page).accept(night.captain));
  await step('both are friends', async () => {
    await friendsPage(captain.page).has(night.player);
    await friendsPage(player.page).has(night.captain);
  });
  await step('the captain founds a league', () => leaguePage(captain.page).create(night.league, 'Two friends, one line.'));
  await step('the captain has a bankroll', () => leaguePage(captain.page).showsBalance(1000));
  await step('the captain invites the player', () => leaguePage(captain.page).invite(night.player));
  await step('the player accepts the invite in the bell', () => bell(player.page).accept(night.league));
  await step('the player opens the league', async () => {
    await player.page.waitForURL('**/home');
    await leaguePage(player.page).open(night.league);
    await leaguePage(player.page).showsBalance(1000);
  });
  await step('the captain creates an event', () => eventPages(captain.page).create(night.event));
  await step('the player bets on home', () => eventPages(player.page).bet(night.event, { odds: '1.91', amount: '100', winnings: '$191.00' }));
  await step('the captain bets on away', () => eventPages(captain.page).bet(night.event, { odds: '2.10', amount: '50', winnings: '$105.00' }));
  await step('the stakes are off the balances', async () => {
    await leaguePage(player.page).showsBalance(900);
    await leaguePage(captain.page).showsBalance(950);
  });
  await step('they talk', async () => {
    await leaguePage(captain.page).openTab('Chat');
    await leaguePage(player.page).openTab('Chat');
    await leaguePage(player.page).say('Gulls by ten.');
    await leaguePage(captain.page).hears('Gulls by ten.');
    await leaguePage(captain.page).say('We will see.');
    await leaguePage(player.page).hears('We will see.');
  });
  await step('the captain completes the event', async () => {
    await leaguePage(captain.page).openTab('Events');
    await eventPages(captain.page).complete(night.event, 'Team A');
  });
  await step('both are paid, without a reload', async () => {
    await leaguePage(player.page).showsBalance(1091);
    await leaguePage(captain.page).showsBalance(950);
  });
  await step('the leaderboard shows the points', async () => {
    await leaguePage(captain.page).ranks(night.player, 19);
    await leaguePage(player.page).ranks(night.player, 19);
  });
  await step('the player is told', () => bell(player.page).tells('You won $91.00'));

  await endWell(captain, player);
});
