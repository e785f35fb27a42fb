import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { openBrowser } from './browser';
import { enrolNew, foundLeague, openPlayer, type Player } from './player';
import { DESKTOP, PHONE } from './visitor';

/** One call that fails is an error with Retry in the place of what it would have told; everything beside it works. */

let browser: Browser;
let player: Player;
let addresses: { league: string; event: string; circuit: string };
beforeAll(async () => {
  browser = await openBrowser();
  const captain = await enrolNew('greta');
  player = await openPlayer(browser, 'player', 'hugo', DESKTOP);
  const leagueId = await foundLeague('Half a page', captain, player);
  const event = await createEvent({ captain, leagueId }, 'Half vs Whole');
  const component_events_data = [{ league_event_id: event.id, weight: 1 }];
  const circuit = await captain.api.call('league.CreateCircuit', { league_id: leagueId, name: 'Half circuit', component_events_data });
  addresses = { league: `/league/${leagueId}`, event: `/league/${leagueId}/event/${event.id}/place-user-bet`, circuit: `/league/${leagueId}/circuit/${circuit.id}` };
}, 60_000);
afterAll(() => browser.close());

interface Failing {
  at: () => string;
  /** The call that fails, as a pattern of its address. */
  call: string;
  sentence: string;
  /** What there is beside it. */
  works: string;
  /** What there is in place of the error in the end. */
  then: string;
}

const CALLS: [string, Failing][] = [
  ['friends on home', { at: () => '/home', call: '**/api/friends/', sentence: 'Failed to load friends list', works: 'Half a page', then: 'greta' }],
  ['leagues on home', { at: () => '/home', call: '**/api/leagues/', sentence: 'Failed to load data', works: 'greta', then: 'Half a page' }],
  ['a league', { at: () => addresses.league, call: '**/api/leagues/*/', sentence: 'Failed to load league data', works: 'Back to home', then: 'Half vs Whole' }],
  ['the chat of a league', { at: () => `${addresses.league}?tab=chat`, call: '**/chat/messages', sentence: 'Failed to load chat messages', works: 'Half a page', then: 'Nobody has said anything yet' }],
  ['a circuit', { at: () => addresses.circuit, call: '**/api/circuits/*/', sentence: 'Please try again', works: 'Back to League', then: 'Half circuit' }],
  ['an event to bet on', { at: () => addresses.event, call: '**/events/*/', sentence: 'Failed to get event details: 503', works: 'Place Your Bet', then: 'Choose an outcome' }],
  ['statistics on the profile', { at: () => '/profile', call: '**/api/profile/betting-stats/', sentence: 'Failed to load betting statistics. Please try again later.', works: 'hugo', then: 'Streak' }],
];

test.each(CALLS)('%s: an error with Retry stands in its place, and nothing else is missing', async (_, { at, call, sentence, works, then }) => {
  const { page } = player;
  await page.route(call, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ error: 'Please try again in a moment.', code: 'UNAVAILABLE' }) }));
  await page.goto(at());
  const error = main(page).getByRole('alert').filter({ hasText: sentence });
  await error.waitFor();
  await main(page).getByText(works).first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: /^Notifications/ }).waitFor();
  await page.unroute(call);
  await error.getByRole('button', { name: 'Retry' }).click();
  await main(page).getByText(then).first().waitFor();
  await error.waitFor({ state: 'hidden' });
});

test('what is shown already stays when reading it again fails', async () => {
  const guest = await openPlayer(browser, 'guest', 'ivar', PHONE);
  const { page } = guest;
  const leagueId = await foundLeague('Still there', guest);
  await page.goto(`/league/${leagueId}`);
  await page.getByRole('heading', { name: 'Still there', level: 1 }).waitFor();
  await page.route('**/api/leagues/*/', (route) => route.fulfill({ status: 503, body: '' }));
  const again = page.waitForResponse((response) => response.status() === 503);
  await createEvent({ captain: guest, leagueId });
  await again;
  await page.getByRole('tab', { name: 'Members & Leaderboard' }).click();
  await page.getByRole('list', { name: 'Leaderboard' }).getByText(guest.username).waitFor();
  expect(await main(page).getByRole('alert').count()).toBe(0);
});

const main = (page: Page) => page.getByRole('main');
