import type { Browser, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { watchCalls } from './live-tab';
import { openBrowser } from './browser';
import { foundLeague, openPlayer, openBrowserOf, type Player } from './player';
import { DESKTOP, PHONE } from './visitor';

/** While live updates do not arrive, pages ask from time to time, say so quietly, and catch up when they are back. */

const STREAM = '**/api/stream/';
let browser: Browser;
let captain: Player;
let player: Player;
let leagueId: string;
beforeAll(async () => {
  browser = await openBrowser();
  captain = await openPlayer(browser, 'captain', 'rosa', DESKTOP);
  player = await openPlayer(browser, 'player', 'sven', PHONE);
  leagueId = await foundLeague('Off and on', captain, player);
}, 60_000);
afterAll(() => browser.close());

const sign = (page: Page) => page.getByRole('banner').getByText('Reconnecting...');
const line = (page: Page, text: string) => page.getByRole('log').getByText(text);
const say = (message: string) => captain.api.call('chat.SendMessage', { league_id: leagueId, message });

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('without the stream the chat is asked for every 5 seconds, with a quiet sign of it, on %s', async (_, screen) => {
  const { page } = await openBrowserOf(player, browser, 'player', screen);
  await page.clock.install();
  await page.route(STREAM, (route) => route.abort());
  const calls = watchCalls(page);
  await page.goto(`/league/${leagueId}?tab=chat`);
  await page.getByText('League Chat').waitFor();
  await calls.atRest();

  await page.clock.runFor(2_000);
  await sign(page).waitFor();
  expect(await sign(page).evaluate((word) => word.getBoundingClientRect().right <= window.innerWidth)).toBe(true);
  calls.taken();
  for (let asked = 1; asked <= 3; asked += 1) {
    await page.clock.runFor(5_000);
    await calls.atRest();
    expect(calls.taken().filter((call) => call.endsWith('/chat/messages'))).toHaveLength(1);
  }
  await say(`Said meanwhile to ${screen.viewport.width}`);
  await page.clock.runFor(5_000);
  await line(page, `Said meanwhile to ${screen.viewport.width}`).waitFor();

  await page.unroute(STREAM);
  await page.clock.runFor(30_000);
  await sign(page).waitFor({ state: 'hidden' });
  await calls.atRest();
  calls.taken();
  await say(`Said live to ${screen.viewport.width}`);
  await line(page, `Said live to ${screen.viewport.width}`).waitFor();
  expect(calls.taken()).toEqual([]);
  await page.context().close();
});

test('a page that was off the network catches up with what it missed, without a reload', async () => {
  const { page } = player;
  await page.goto(`/league/${leagueId}?tab=chat`);
  await say('Before the tunnel');
  await line(page, 'Before the tunnel').waitFor();
  await page.evaluate(() => { document.body.dataset['opened'] = 'once'; });

  await page.context().setOffline(true);
  await sign(page).waitFor();
  const event = await createEvent({ captain, leagueId }, 'Moles vs Badgers');
  await say('In the tunnel, one');
  await say('In the tunnel, two');
  await page.context().setOffline(false);

  await line(page, 'In the tunnel, two').waitFor();
  await sign(page).waitFor({ state: 'hidden' });
  const said = await page.getByRole('log').locator('.chat-bubble').allTextContents();
  expect(said.slice(-3)).toEqual(['Before the tunnel', 'In the tunnel, one', 'In the tunnel, two']);
  await page.getByRole('tab', { name: 'Events' }).click();
  await page.getByRole('article', { name: event.event_name }).waitFor();
  expect(await page.evaluate(() => document.body.dataset['opened'])).toBe('once');
});

test('a break that heals within two seconds is not worth a word', async () => {
  const { page } = captain;
  await page.goto(`/league/${leagueId}?tab=chat`);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => { if (document.body.textContent.includes('Reconnecting')) seen.push('sign'); }).observe(document.body, { subtree: true, childList: true });
  });
  await say('Before the blip');
  await line(page, 'Before the blip').waitFor();
  const back = page.waitForResponse(STREAM);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await back;
  await say('After the blip');
  await line(page, 'After the blip').waitFor();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
