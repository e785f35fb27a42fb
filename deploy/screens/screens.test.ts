import type { Browser } from 'playwright-core';
import { openBrowser } from '../journeys/browser';
import { sharedStack } from '../stack/shared-stack';
import { inspect } from './checks/inspect';
import { FAILURES } from './failures';
import { isExpected, recover, showFailure } from './failures/show-failure';
import { headingOf, pictureOf, whoseScreen } from './screen';
import { show, type Size } from './show';
import { screensIn } from './table';
import { takePicture } from './take-picture';
import { windowsOf } from './windows';
import { fillWorlds } from './worlds';
import { need, WORLD_NAMES, type World, type WorldName } from './worlds/world';

const { url } = sharedStack();
let browser: Browser;
let worlds: Record<WorldName, World>;
beforeAll(async () => ([browser, worlds] = await Promise.all([openBrowser(), fillWorlds(url)])));
afterAll(() => browser.close());

/** Both sizes at once: each has a processor of its own. */
async function onBothSizes(look: (size: Size) => Promise<string[]>): Promise<Record<Size, string[]>> {
  const [phone, desktop] = await Promise.all([look('phone'), look('desktop')]);
  return { phone, desktop };
}

describe.each(WORLD_NAMES)('in the world %s', (name) => {
  const windows = windowsOf();
  afterAll(() => windows.close());

  test.each(screensIn(name))('$name is whole, fits, and can be used by everybody', async (screen) => {
    const world = worlds[name];
    const found = await onBothSizes(async (size) => {
      const { page, problems } = await windows.open(browser, size, url, whoseScreen(screen, world));
      await show(page, screen, world);
      await takePicture(page, size, pictureOf(screen, name));
      return [...(await inspect(page, size, headingOf(screen, world))), ...problems.splice(0)];
    });
    expect(found).toEqual({ phone: [], desktop: [] });
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
    const world = worlds['much-data'];
    const { page } = await windows.open(browser, 'phone', url, world.people.captain);
    await show(page, need(name, screen), world);
    expect(await page.locator(part).boundingBox()).toMatchObject({ height });
  });
});

describe('when something fails', () => {
  const windows = windowsOf();
  afterAll(() => windows.close());

  test.each(FAILURES)('$name says "$says", and Retry leads on where asking again can help', async (failure) => {
    const world = worlds.typical;
    const found = await onBothSizes(async (size) => {
      const { page, problems } = await windows.open(browser, size, url, whoseScreen(failure, world));
      await showFailure(page, failure, world);
      await takePicture(page, size, failure.name);
      const faults = await inspect(page, size, headingOf(failure, world));
      await recover(page, failure, world);
      return [...faults, ...problems.splice(0).filter((problem) => !isExpected(failure, problem))];
    });
    expect(found).toEqual({ phone: [], desktop: [] });
  });
});
