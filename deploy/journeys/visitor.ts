import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** What one person sees and does. */
export interface Visitor {
  name: string;
  page: Page;
  /** Errors on the console, exceptions, requests that failed or were refused, in the order they came. */
  problems: string[];
  /** Says beforehand that calls are going to be refused, which then is no problem; that none was refused is one at the end. */
  expectRefusal(status: number, path: RegExp): void;
  /** The refusals that were expected and have not come. */
  missing(): string[];
}

/** The two kinds of screen that every page is made for; motion, which waits for animations, on one of them. */
export const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const;
export type Screen = typeof PHONE | typeof DESKTOP;

const ACTION_LIMIT_MS = 15_000;

/**
 * Opens a browser window of somebody's own: own storage, own kind of screen.
 * @param storageState what is in the storage at first: nothing, unless it is said
 */
export async function openVisitor(browser: Browser, name: string, screen: Screen, baseURL: string, storageState?: BrowserContextOptions['storageState']): Promise<Visitor> {
  const context = await browser.newContext({ ...screen, baseURL, locale: 'en-US', timezoneId: 'Europe/Berlin', storageState });
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_LIMIT_MS);
  await page.addInitScript(tellOfRecovered);
  return { name, page, ...watch(page) };
}

/** Opens another window of somebody's browser, beside the first. */
export async function openWindow({ name, page: first }: Visitor): Promise<Visitor> {
  const page = await first.context().newPage();
  page.setDefaultTimeout(ACTION_LIMIT_MS);
  await page.addInitScript(tellOfRecovered);
  return { name: `${name}'s other window`, page, ...watch(page) };
}

/** In the page: what was thrown and recovered from (shell/src/tell-recovered.ts) is an error on the console here. */
function tellOfRecovered(): void {
  const tell = (list: PerformanceObserverEntryList): void => {
    for (const mark of list.getEntriesByName('rendered anew')) console.error('rendered anew after', (mark as PerformanceMark).detail);
  };
  new PerformanceObserver(tell).observe({ type: 'mark', buffered: true });
}

/** What is wrong even where something was taken from the page: exceptions that nothing caught, and what was thrown and recovered from. */
export function faultsOf({ problems }: Visitor): string[] {
  return problems.filter((problem) => /^(exception|console: rendered anew)/.test(problem));
}

/** Collects what goes wrong on a page. */
function watch(page: Page): Pick<Visitor, 'problems' | 'expectRefusal' | 'missing'> {
  const problems: string[] = [];
  const expected: { status: number; path: RegExp; came: boolean }[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser's own line about an answer that is counted below.
    if (message.text().startsWith('Failed to load resource: the server responded') && expected.some(({ path }) => path.test(url))) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    // The page itself gives up what it no longer needs: the live stream on leaving, a request that a newer one replaces.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const refusals = expected.filter(({ status, path }) => status === response.status() && path.test(response.url()));
    for (const refusal of refusals) refusal.came = true;
    if (refusals.length === 0) problems.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return {
    problems,
    expectRefusal: (status, path) => void expected.push({ status, path, came: false }),
    missing: () => expected.filter(({ came }) => !came).map(({ status, path }) => `no answer ${status} from ${path.source}`),
  };
}
