import type { Browser, Locator, Page } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { befriend } from '../stack/people';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { press } from './pages/press';
import { enrolNew, foundLeague, openPlayer, type Player } from './player';
import { DESKTOP, PHONE, type Screen } from './visitor';

/** How tall lists may grow before they scroll (spec section 9). */

const CHAT_PX = 500;
const MEMBERS_PX = 500;
const FRIENDS_PX = 300;
const EVENTS_PX = 400;
/** More of each than fits. */
const MANY = 12;

let browser: Browser;
let captain: Player;
let leagueId: string;
beforeAll(async () => {
  browser = await openBrowser();
  captain = await openPlayer(browser, 'captain', 'many', DESKTOP);
  const people = await Promise.all(Array.from({ length: 2 * MANY }, (_, at) => enrolNew(`one${at}`)));
  leagueId = await foundLeague('Full house', captain, ...people.slice(0, MANY));
  for (const friend of people.slice(MANY)) await befriend(captain, friend);
  for (let at = 0; at < MANY; at += 1) await createEvent({ captain, leagueId }, `Game ${at}`);
}, 120_000);
afterAll(() => browser.close());

/** Of the layout: a dialog that is still opening is drawn smaller. */
const heightOf = (part: Locator) => part.evaluate((element) => (element as HTMLElement).offsetHeight);
const scrolls = (part: Locator) => part.evaluate((element) => element.scrollHeight > element.clientHeight);

async function growsTo(part: Locator, px: number): Promise<void> {
  await part.waitFor();
  expect([await heightOf(part), await scrolls(part)]).toEqual([px, true]);
}

/** The captain's window, in one of the two sizes. */
async function sized(screen: Screen): Promise<Page> {
  await captain.page.setViewportSize(screen.viewport);
  return captain.page;
}

test.each([['phone', PHONE], ['desktop', DESKTOP]] as const)('on a %s, lists scroll from their limit on, and the chat is as tall as it is', async (_, screen) => {
  const page = await sized(screen);
  await page.goto(`/league/${leagueId}?tab=members`);
  await growsTo(page.getByRole('list', { name: 'Leaderboard' }), MEMBERS_PX);
  await press(page, 'Invite Friends');
  await page.getByRole('dialog').getByText(/^one12/).waitFor();
  await growsTo(page.getByRole('dialog').getByRole('list', { name: 'Friends' }), FRIENDS_PX);
  await page.goto(`/league/${leagueId}?tab=chat`);
  const chat = page.getByRole('region', { name: 'League Chat' });
  await chat.waitFor();
  expect(await heightOf(chat)).toBe(CHAT_PX);
  await page.goto(`/league/${leagueId}/create-circuit`);
  await growsTo(page.getByRole('list', { name: 'Component events' }), EVENTS_PX);
  await endWell(captain);
});
