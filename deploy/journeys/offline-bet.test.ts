import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import type { LeagueEvent } from '../stack/place-bet';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { enrolNew, foundLeague, openPlayer, type Player } from './player';
import { PHONE } from './visitor';

/** The network goes in the middle of a bet: what was typed stays, and nothing is charged twice, nor by itself. */

const BET = '**/api/leagues/bets/post_league_event/';
let browser: Browser;
let player: Player;
let event: LeagueEvent;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

beforeEach(async () => {
  player = await openPlayer(browser, 'player', 'pia', PHONE);
  const captain = await enrolNew('quinn');
  const leagueId = await foundLeague('Mind the gap', captain, player);
  event = await createEvent({ captain, leagueId }, 'Trains vs Tunnels');
  await player.page.goto(`/league/${leagueId}/event/${event.id}/place-user-bet`);
  await player.page.getByRole('radio', { name: '1.91' }).check();
  await player.page.getByLabel('Bet amount').fill('100');
}, 60_000);
afterEach(() => player.page.context().close());

const place = (page: Page) => page.getByRole('button', { name: 'Place Bet' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to place bet.' });
const bets = async () => (await player.api.call('wallet.ListBets')).bets.map(({ amount }) => amount);
const balance = async () => (await player.api.call('league.GetLeague', { id: event.league_id })).balance;

/** The slip still holds what was typed. */
async function keepsTheSlip(page: Page): Promise<void> {
  expect(await page.getByRole('radio', { name: '1.91' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Bet amount').inputValue()).toBe('100');
}

test('a bet placed offline is refused at once, keeps the slip, and is not placed by itself later', async () => {
  const { page } = player;
  await page.context().setOffline(true);
  await place(page).click();
  await refusal(page).waitFor();
  await keepsTheSlip(page);
  await page.context().setOffline(false);
  await page.waitForResponse('**/api/stream/');
  expect(await bets()).toEqual([]);
  await keepsTheSlip(page);
  await place(page).click();
  await page.getByText('Bet placed successfully!').waitFor();
  expect([await bets(), await balance()]).toEqual([[100], 900]);
});

test('a bet whose answer was lost is one bet, however often it is placed again', async () => {
  const { page } = player;
  // Nothing else tells the page that the bet is there.
  await page.route('**/api/stream/', (route) => route.abort());
  await page.route('**/api/leagues/*/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
  let lost = 0;
  await page.route(BET, async (route) => {
    if (lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await place(page).click();
  await refusal(page).waitFor();
  await keepsTheSlip(page);
  await Promise.all([page.waitForEvent('requestfailed', (request) => request.method() === 'POST'), place(page).click()]);
  await refusal(page).waitFor();
  await place(page).click();
  await page.getByText('Bet placed successfully!').waitFor();
  expect(lost).toBe(2);
  expect([await bets(), await balance()]).toEqual([[100], 900]);
});

test('a page that learns of a bet whose answer was lost shows the bet in place of the slip', async () => {
  const { page } = player;
  await page.route(BET, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place(page).click();
  await page.getByText('You have already placed a bet on this event.').waitFor();
  await page.getByText('$191.00').first().waitFor();
  expect([await bets(), await balance()]).toEqual([[100], 900]);
});

test('pressed ten times while it is on its way, it is placed once', async () => {
  const { page } = player;
  await place(page).evaluate((button: HTMLButtonElement) => { for (let press = 0; press < 10; press += 1) button.click(); });
  await page.getByText('Bet placed successfully!').waitFor();
  expect([await bets(), await balance()]).toEqual([[100], 900]);
  await endWell(player);
});
