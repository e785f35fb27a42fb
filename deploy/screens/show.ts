import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openVisitor, PHONE, type Visitor } from '../journeys/visitor';
import { watchJumps } from './checks/jumps';
import type { Person } from '../stack/people';
import { headingOf, type Screen } from './screen';
import type { World } from './worlds/world';

export const SIZES = { phone: PHONE, desktop: DESKTOP } as const;
export type Size = keyof typeof SIZES;

/** For hangs, not for speed: several windows share the machine. */
const LIMIT_MS = 30_000;

/** Opens a window for somebody who has signed in, or for a visitor. */
export async function openWindow(browser: Browser, size: Size, url: string, person?: Person): Promise<Visitor> {
  const storage = person && [{ name: 'token', value: person.token }, { name: 'user', value: JSON.stringify(await person.api.call('identity.GetProfile')) }];
  const storageState = storage && { cookies: [], origins: [{ origin: url, localStorage: storage }] };
  const visitor = await openVisitor(browser, `${person?.username ?? 'visitor'} (${size})`, SIZES[size], url, storageState);
  visitor.page.setDefaultTimeout(LIMIT_MS);
  await watchJumps(visitor.page);
  return visitor;
}

/** Opens a screen in a window and waits until it is all there: content, pictures, fonts, and nothing on the move. */
export async function show(page: Page, screen: Screen, world: World): Promise<void> {
  await goTo(page, screen.route(world));
  await screen.prepare?.(page, world);
  // What is ready may have its like on the screen before, the heading has not.
  await page.locator('h1', { hasText: headingOf(screen, world) }).waitFor();
  await screen.ready(page, world).waitFor();
  await page.locator('.om-bone, .boot').first().waitFor({ state: 'detached' });
  await stands(page);
}

/** Screens without anything to load, through which one comes from any screen to any other: what was there before is gone then. */
const ON_THE_WAY = [{ route: '/add-friend', heading: 'Add Friends' }, { route: '/create-league', heading: 'Create League' }] as const;

/** Goes on within the open page, as its links do: that is a matter of milliseconds. A window that has just been opened loads the page. */
async function goTo(page: Page, route: string): Promise<void> {
  if (page.url() === 'about:blank' || (await page.locator('.top-bar').count()) === 0) {
    await page.goto(route);
    return;
  }
  // Dialogs and menus stand above the screens and stay when one leaves.
  await page.keyboard.press('Escape');
  const between = ON_THE_WAY.find((screen) => screen.route !== route) ?? ON_THE_WAY[0];
  const heading = page.getByRole('heading', { name: between.heading, level: 1, exact: true });
  await push(page, between.route);
  await heading.waitFor();
  await push(page, route);
  await heading.waitFor({ state: 'detached' });
}

async function push(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.scrollTo(0, 0);
  }, route);
}

/** Settles when pictures and fonts are there and nothing moves any more. What failed may leave a figure's place empty. */
export async function stands(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode().catch(() => undefined));
    const motions = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity).map(({ finished }) => finished.catch(() => undefined));
    await Promise.all([document.fonts.ready, ...pictures, ...motions]);
  });
}
