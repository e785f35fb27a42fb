import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { PASSWORD } from '../stack/people';
import { openBrowser } from './browser';
import { openLiveTab } from './live-tab';
import { press } from './pages/press';
import { enrolNew, foundLeague, openBrowserOf, openPlayer, type Player } from './player';
import { DESKTOP, openWindow, PHONE } from './visitor';

/** A token that expires in the middle, and two tabs of one browser. */

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const stored = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

/** The page has led to '/', with nothing kept, and says why. */
async function hasToLoginAgain(page: Page): Promise<void> {
  await page.getByText('Please login again').first().waitFor();
  await signInButton(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await stored(page)).toEqual([null, null]);
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await signInButton(page).click();
  await page.getByText(`Welcome back, ${username}!`).waitFor();
}

test('the next call of a session that has ended leads to the sign-in page, and back in', async () => {
  const player = await openPlayer(browser, 'player', 'ulla', PHONE);
  const { page } = player;
  const leagueId = await foundLeague('Timed out', player);
  // Without live updates nothing but a call can tell.
  await page.route('**/api/stream/', (route) => route.abort());
  await page.goto(`/league/${leagueId}`);
  await page.getByRole('heading', { name: 'Timed out', level: 1 }).waitFor();
  await press(page, 'Create Event');
  await page.getByLabel('Event Name').fill('Too late');
  await player.api.call('identity.SignOutEverywhere');
  // Unless the page has asked for something by itself meanwhile, and is gone.
  await press(page, 'Create Event').catch(() => undefined);
  await hasToLoginAgain(page);
  await signIn(page, player.username);
  await page.getByText('Timed out').waitFor();
  await page.context().close();
});

test('signing out everywhere in one browser ends the pages of all others at once', async () => {
  const player = await openPlayer(browser, 'player', 'vito', DESKTOP);
  const phone = await openBrowserOf(player, browser, 'phone', PHONE);
  const { page } = await openLiveTab(phone, '/home');
  await player.page.goto('/settings');
  await press(player.page, 'Sign out everywhere');
  await press(player.page.getByRole('dialog'), 'Sign Out');
  await player.page.getByText('You are signed out everywhere.').first().waitFor();
  await hasToLoginAgain(page);
  await signInButton(player.page).waitFor();
  expect(await stored(player.page)).toEqual([null, null]);
  await Promise.all([player, phone].map((one) => one.page.context().close()));
});

describe('two tabs', () => {
  let player: Player;
  let leagueId: string;
  let second: Page;
  beforeEach(async () => {
    player = await openPlayer(browser, 'player', 'nadja', DESKTOP);
    const captain = await enrolNew('otto');
    leagueId = await foundLeague('Two tabs', captain, player);
    await createEvent({ captain, leagueId }, 'Left vs Right');
    second = (await openWindow(player)).page;
    await Promise.all([player.page.goto(`/league/${leagueId}`), second.goto(`/league/${leagueId}`)]);
    for (const page of [player.page, second]) await page.getByRole('heading', { name: 'Two tabs', level: 1 }).waitFor();
  });
  afterEach(() => player.page.context().close());

  test('signing out in one signs out in the other', async () => {
    await press(player.page, 'Logout');
    for (const page of [player.page, second]) {
      await signInButton(page).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    expect(await stored(second)).toEqual([null, null]);
    expect(player.problems).toEqual([]);
  });

  test('a bet placed in one closes the slip that is open in the other', async () => {
    for (const page of [player.page, second]) {
      await press(page.getByRole('article', { name: 'Left vs Right' }), 'Place Bet');
      await page.getByRole('radio', { name: '1.91' }).check();
      await page.getByLabel('Bet amount').fill('50');
    }
    await player.page.getByRole('button', { name: 'Place Bet' }).click();
    await player.page.getByText('Bet placed successfully!').waitFor();
    await second.getByText('You have already placed a bet on this event.').waitFor();
    expect((await player.api.call('league.GetLeague', { id: leagueId })).balance).toBe(950);
  });

  test('who signs in as somebody else in one does not leave the other showing the first person\'s', async () => {
    const other = await enrolNew('petra');
    await press(player.page, 'Logout');
    await signInButton(player.page).waitFor();
    await signIn(player.page, other.username);
    await second.getByText(`Welcome back, ${other.username}!`).waitFor();
    await second.getByText('No leagues yet. Create one!').waitFor();
    for (const page of [player.page, second]) {
      const text = await page.locator('body').innerText();
      expect(text).not.toContain(player.username);
      expect(text).not.toContain('Two tabs');
    }
    // Nor do the first person's addresses.
    await second.goto(`/league/${leagueId}`);
    await second.getByText('You are not a member of this league').waitFor();
    expect(await second.locator('body').innerText()).not.toContain('Two tabs');
  });
});
