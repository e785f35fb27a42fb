import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser } from './browser';
import { press } from './pages/press';
import { foundLeague, openPlayer } from './player';
import { DESKTOP, faultsOf, PHONE } from './visitor';

/** A remote that cannot be reached is a card with Retry in its place; everything else works, and Retry brings it back. */

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const FAILED = 'This page did not load';
const WAYS_TO_BE_GONE: [string, (route: Route) => Promise<void>][] = [
  ['answers 404', (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{"error":"Not found","code":"NOT_FOUND"}' })],
  ['does not answer', (route) => route.abort('connectionrefused')],
  ['answers with a page of a proxy', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>Bad gateway' })],
];

const card = (page: Page) => page.getByRole('alert').filter({ hasText: FAILED });

test.each(WAYS_TO_BE_GONE)('a remote whose server %s leaves the rest of the page alone, and Retry brings it back', async (_, gone) => {
  const player = await openPlayer(browser, 'player', 'wanda', PHONE);
  const { page } = player;
  await page.route('**/mfe/social/**', gone);
  await page.goto('/home');
  await page.getByText(`Welcome back, ${player.username}!`).waitFor();
  // The bell and the friends are widgets of the remote that is gone.
  await page.getByRole('banner').getByRole('button', { name: 'Retry' }).waitFor();
  await page.getByRole('main').getByText('This part did not load.').waitFor();
  await press(page, 'Account menu');
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await card(page).waitFor();

  await press(page, 'Oddsmates');
  await press(page, 'Create League');
  await page.getByLabel('League name').fill('Without friends');
  await press(page, 'Create League');
  await page.getByRole('heading', { name: 'Without friends', level: 1 }).waitFor();

  await page.unroute('**/mfe/social/**');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('League Chat').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).waitFor();
  await press(page, 'Account menu');
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: player.username }).waitFor();
  expect(faultsOf(player)).toEqual([]);
  await page.context().close();
});

test('a screen whose file does not come is brought back by Retry, with the screens beside it', async () => {
  const player = await openPlayer(browser, 'player', 'xaver', DESKTOP);
  const { page } = player;
  await page.goto('/add-friend');
  await page.getByRole('searchbox').waitFor();
  // What is not on this page yet, of the remote that is there.
  const late = (route: Route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue());
  await page.route('**/mfe/social/assets/**', late);
  await press(page, 'Account menu');
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await card(page).waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  await page.unroute('**/mfe/social/assets/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: player.username }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  expect(faultsOf(player)).toEqual([]);
  await page.context().close();
});

test('a remote that is gone is gone from the sign-in page as well, and from no other', async () => {
  const player = await openPlayer(browser, 'player', 'yara', PHONE);
  const { page } = player;
  const leagueId = await foundLeague('No way in', player);
  await page.route('**/mfe/auth/**', (route) => route.abort());
  await page.goto(`/league/${leagueId}`);
  await page.getByRole('heading', { name: 'No way in', level: 1 }).waitFor();
  await press(page, 'Logout');
  await card(page).waitFor();
  await page.unroute('**/mfe/auth/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(faultsOf(player)).toEqual([]);
  await page.context().close();
});

test('when a file of the shell does not come, the page says so and offers a reload in place of going blank', async () => {
  const player = await openPlayer(browser, 'player', 'zora', PHONE);
  const { page } = player;
  await page.goto('/home');
  await page.getByText(`Welcome back, ${player.username}!`).waitFor();
  await press(page, 'Logout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.reload();
  // All but what the first page consists of.
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.route('**/assets/*.js', (route) => (route.request().url().includes('/mfe/') ? route.continue() : route.abort()));
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await card(page).waitFor();
  await page.unroute('**/assets/*.js');
  await press(page, 'Reload the page');
  await page.getByText(`Welcome back, ${player.username}!`).waitFor();
  expect(faultsOf(player)).toEqual([]);
  await page.context().close();
});
