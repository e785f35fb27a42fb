import type { Browser } from 'playwright-core';
import { openBrowser } from '../journeys/browser';
import { sharedStack } from '../stack/shared-stack';
import { FAILURES } from './failures';
import type { Failure } from './failures/failure';
import { walkFailures, walkWorld, type Found } from './looks';
import type { Screen } from './screen';
import { show } from './show';
import { screensIn } from './table';
import { windowsOf } from './windows';
import { fillWorlds } from './worlds';
import { need, WORLD_NAMES, type World, type WorldName } from './worlds/world';

const NOTHING: Found = { phone: [], desktop: [] };

const { url } = sharedStack();
let browser: Browser;
let worlds: Record<WorldName, Promise<World>>;
const looks = new Map<WorldName, Map<Screen, Promise<Found>>>();
let failureLooks: Map<Failure, Promise<Found>>;
// Three walks at once, since much of each is waiting: the typical world, the others, and what fails. A test waits for the look at its own screen.
beforeAll(async () => {
  browser = await openBrowser();
  worlds = fillWorlds(url);
  looks.set('typical', walkWorld(browser, url, 'typical', worlds.typical));
  failureLooks = walkFailures(browser, url, worlds.typical);
  let last: Map<Screen, Promise<Found>> | undefined;
  for (const name of WORLD_NAMES.filter((one) => one !== 'typical')) {
    last = walkWorld(browser, url, name, worlds[name], last);
    looks.set(name, last);
  }
});
afterAll(() => browser.close());

describe.each(WORLD_NAMES)('in the world %s', (name) => {
  test.each(screensIn(name))('$name is whole, fits, and can be used by everybody', async (screen) => {
    expect(await looks.get(name)?.get(screen)).toEqual(NOTHING);
  });
});

describe('when something fails', () => {
  test.each(FAILURES)('$name says "$says", and Retry leads on where asking again can help', async (failure) => {
    expect(await failureLooks.get(failure)).toEqual(NOTHING);
  });
});

/** How high a list grows before it scrolls, and how high the chat is, in CSS pixels (spec section 9). */
const HEIGHTS = [
  { name: 'league-members', part: '.members-list', height: 500 },
  { name: 'league-invite', part: '.invite-list', height: 300 },
  { name: 'league-chat', part: '.chat', height: 500 },
  { name: 'create-circuit', part: '.component-list', height: 400 },
];

describe('with much to show', () => {
  const windows = windowsOf();
  afterAll(() => windows.close());

  test.each(HEIGHTS)('$name scrolls within $height px', async ({ name, part, height }) => {
    const [screen] = screensIn('much-data').filter((one) => one.name === name);
    const world = await worlds['much-data'];
    const { page } = await windows.open(browser, 'phone', url, world.people.captain);
    await show(page, need(name, screen), world);
    expect(await page.locator(part).boundingBox()).toMatchObject({ height });
  });
});
