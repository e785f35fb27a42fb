import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { befriend, join } from '../stack/people';
import { placeBet } from '../stack/place-bet';
import { openBrowser } from './browser';
import { openLiveTab, type LiveTab } from './live-tab';
import { enrolNew, foundLeague, openPlayer, type Player } from './player';
import { SOON_MS, timeToShow } from './time-to-show';
import { DESKTOP, PHONE } from './visitor';

/** What one player does shows on the other's page in under a second, without a reload and without asking. */

let browser: Browser;
let captain: Player;
let player: Player;
let leagueId: string;
let tabs: LiveTab[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  captain = await openPlayer(browser, 'captain', 'lena', DESKTOP);
  player = await openPlayer(browser, 'player', 'milo', PHONE);
  leagueId = await foundLeague('Live and loud', captain, player);
}, 60_000);
afterAll(() => browser.close());

afterEach(async () => {
  const problems = tabs.flatMap((tab) => tab.problems);
  await Promise.all(tabs.map(({ page }) => page.close()));
  tabs = [];
  expect(problems).toEqual([]);
});

async function open(who: Player, path: string): Promise<Page> {
  const tab = await openLiveTab(who, path);
  tabs.push(tab);
  return tab.page;
}
const main = (page: Page) => page.getByRole('main');

/** Presses a button, and settles with the server's answer to the call that it makes. */
async function press(page: Page, button: string, call: string): Promise<void> {
  await Promise.all([page.waitForResponse(`**${call}`), page.getByRole('button', { name: button }).click()]);
}

test('a bet placed in one tab comes off the balance in the other', async () => {
  const event = await createEvent({ captain, leagueId }, 'Rooks vs Knights');
  const [league, slip] = await Promise.all([open(player, `/league/${leagueId}`), open(player, `/league/${leagueId}/event/${event.id}/place-user-bet`)]);
  await slip.getByRole('radio', { name: '1.91' }).check();
  await slip.getByLabel('Bet amount').fill('100');
  const [ms] = await timeToShow(() => press(slip, 'Place Bet', '/api/leagues/bets/post_league_event/'), [main(league), '$900.00']);
  expect(ms).toBeLessThan(SOON_MS);
});

test('a chat line shows at the other', async () => {
  const chat = `/league/${leagueId}?tab=chat`;
  const [heard, said] = await Promise.all([open(player, chat), open(captain, chat)]);
  await said.getByPlaceholder('Type a message...').fill('Rooks by a mile.');
  const [ms] = await timeToShow(() => press(said, 'Send', '/chat/send/'), [heard.getByRole('log'), 'Rooks by a mile.']);
  expect(ms).toBeLessThan(SOON_MS);
});

test('a settled event shows as balance, as points on the leaderboard and as score in the circuit', async () => {
  const event = await createEvent({ captain, leagueId }, 'Bishops vs Pawns');
  const component_events_data = [{ league_event_id: event.id, weight: 2 }];
  const circuit = await captain.api.call('league.CreateCircuit', { league_id: leagueId, name: 'Chess week', entry_fee: '0.00', component_events_data });
  await player.api.call('league.JoinCircuit', { id: circuit.id });
  const { balance } = await placeBet(player.api, event, { amount: 100, pick: 'home' });
  const [league, members, standings] = await Promise.all([
    open(player, `/league/${leagueId}`), open(player, `/league/${leagueId}?tab=members`), open(player, `/league/${leagueId}/circuit/${circuit.id}`),
  ]);
  const took = await timeToShow(
    () => captain.api.call('league.CompleteEvent', { event_id: event.id, winning_outcome: 'home' }),
    [main(league), `$${(balance + 191).toLocaleString('en-US', { minimumFractionDigits: 2 })}`],
    [members.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: player.username }), '19 pts'],
    [standings.getByRole('row').filter({ hasText: player.username }), '38'],
  );
  for (const ms of took) expect(ms).toBeLessThan(SOON_MS);
});

test('a friend request ticks the badge of the bell, and who accepts it shows among the friends', async () => {
  const friend = await openPlayer(browser, 'friend', 'nils', DESKTOP);
  const [theirs, mine] = await Promise.all([open(friend, '/home'), open(player, '/home')]);
  const ask = () => player.api.call('social.SendFriendRequest', { user_id: friend.id });
  const [badge] = await timeToShow(ask, [theirs.getByRole('banner'), '1 new']);
  expect(badge).toBeLessThan(SOON_MS);
  await theirs.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const accept = () => press(theirs, 'Accept', '/handle/');
  const [listed] = await timeToShow(accept, [main(mine), friend.username]);
  expect(listed).toBeLessThan(SOON_MS);
});

test('a new event and a new member show in the league', async () => {
  const guest = await enrolNew('gail');
  await befriend(captain, guest);
  const league = await open(player, `/league/${leagueId}`);
  const [event] = await timeToShow(() => createEvent({ captain, leagueId }, 'Kings vs Queens'), [main(league), 'Kings vs Queens']);
  const [member] = await timeToShow(() => join(captain, leagueId, guest), [main(league), '3 members']);
  expect(event).toBeLessThan(SOON_MS);
  expect(member).toBeLessThan(SOON_MS);
});

test.each(['/home', '/league?tab=chat', '/profile'])('nothing is asked for while live updates arrive: %s', async (path) => {
  const { page, calls } = await openLiveTab(player, path.replace('/league', `/league/${leagueId}`), (tab) => tab.clock.install());
  calls.taken();
  // Twice as long as the slowest asks while they do not arrive.
  await page.clock.runFor(30_000);
  await page.evaluate(() => fetch('/api/auth/config/'));
  expect(calls.taken()).toEqual(['GET /api/auth/config/']);
  await page.close();
});
