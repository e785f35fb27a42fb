import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { eventually } from '../stack/eventually';
import { openBrowser } from './browser';
import { press } from './pages/press';
import { foundLeague, openPlayer, type Player } from './player';
import { DESKTOP, PHONE } from './visitor';

/** Back and Forward lead through the screens as through pages: to where one was, with the focus on what one reads. */

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** A league that is longer than a phone. */
async function longLeague(captain: Player): Promise<string> {
  const leagueId = await foundLeague('A long way down', captain);
  for (const [home, away] of [['Ants', 'Bees'], ['Cats', 'Dogs'], ['Elks', 'Foxes'], ['Gnus', 'Hens']]) await createEvent({ captain, leagueId }, `${home} vs ${away}`);
  return leagueId;
}

test('Back leads to where one was on the page, Forward begins where one was there, and a new page at its top', async () => {
  const player = await openPlayer(browser, 'player', 'kurt', PHONE);
  const { page } = player;
  const leagueId = await longLeague(player);
  await page.goto('/home');
  await press(page, 'View A long way down');
  await heading(page, 'A long way down');
  const last = page.getByRole('article', { name: 'Gnus vs Hens' });
  await last.getByRole('button', { name: 'Place Bet' }).click();
  await heading(page, 'Place Your Bet');
  expect(await scrolled(page)).toBe(0);
  await eventually('the focus on the heading', () => focused(page), (text) => text === 'Place Your Bet');

  await page.goBack();
  await heading(page, 'A long way down');
  await eventually('the place in the league', () => scrolled(page), (top) => top > 300);
  expect(await last.getByRole('button', { name: 'Place Bet' }).evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  })).toBe(true);
  await eventually('the focus on the heading', () => focused(page), (text) => text === 'A long way down');

  await page.goForward();
  await heading(page, 'Place Your Bet');
  await eventually('the top of the slip', () => scrolled(page), (top) => top === 0);
  await page.goBack();
  await page.goBack();
  await heading(page, /^Welcome back/);
  expect(await scrolled(page)).toBe(0);
  await page.goForward();
  await heading(page, 'A long way down');
  await eventually('the place in the league', () => scrolled(page), (top) => top > 300);
  expect(new URL(page.url()).pathname).toBe(`/league/${leagueId}`);
  expect(player.problems).toEqual([]);
  await page.context().close();
});

test('a tab of a league is found again, and a form that was left is empty when one comes back', async () => {
  const player = await openPlayer(browser, 'player', 'lotte', PHONE);
  const { page } = player;
  const leagueId = await foundLeague('Tabs and forms', player);
  await page.goto(`/league/${leagueId}`);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByText('League Chat').waitFor();
  await press(page, 'Oddsmates');
  await heading(page, /^Welcome back/);
  await press(page, 'Create League');
  await page.getByLabel('League name').fill('Half typed');
  await page.goBack();
  await heading(page, /^Welcome back/);
  await page.goBack();
  await page.getByText('League Chat').waitFor();
  await page.goForward();
  await page.goForward();
  expect(await page.getByLabel('League name').inputValue()).toBe('');
  expect(player.problems).toEqual([]);
  await page.context().close();
});

test('the steps of the market are gone back one by one', async () => {
  const player = await openPlayer(browser, 'captain', 'maja', DESKTOP);
  const { page } = player;
  const leagueId = await foundLeague('Marketeers', player);
  await page.goto(`/league/${leagueId}`);
  await press(page, 'Browse Market');
  const steps = ['Browse Market'];
  await heading(page, 'Browse Market');
  for (let step = 1; step <= 3; step += 1) {
    await page.getByRole('main').locator('.market-card').first().click();
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, steps.at(-1));
    steps.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  expect(steps.at(-1)).toBe('Add to League');
  for (const step of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await heading(page, step);
    await eventually('the focus on the heading', () => focused(page), (text) => text === step);
  }
  await page.goBack();
  await heading(page, 'Marketeers');
  for (const step of steps) {
    await page.goForward();
    await heading(page, step);
  }
  expect(player.problems).toEqual([]);
  await page.context().close();
});

test('with less motion a menu opens in its place each time: a transition of no length would be measured at its start', async () => {
  const player = await openPlayer(browser, 'player', 'runa', PHONE);
  const { page } = player;
  await page.goto('/home');
  for (const [item, title] of [['Profile', player.username], ['Settings', 'Settings'], ['Profile', player.username]] as const) {
    await press(page, 'Account menu');
    await page.getByRole('menuitem', { name: item }).click();
    await heading(page, title);
    // By now the closed menu has gone to where it waits, far outside the page.
    await page.locator('.ant-dropdown-hidden').waitFor({ state: 'attached' });
  }
  expect(player.problems).toEqual([]);
  await page.context().close();
});

test('after signing out, Back shows nothing of who was there', async () => {
  const player = await openPlayer(browser, 'player', 'oskar', PHONE);
  const { page } = player;
  await foundLeague('Gone home', player);
  await page.goto('/home');
  await press(page, 'View Gone home');
  await heading(page, 'Gone home');
  await press(page, 'Logout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('body').innerText()).not.toContain('Gone home');
  expect(player.problems).toEqual([]);
  await page.context().close();
});
