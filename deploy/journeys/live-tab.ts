import type { Page, Request } from 'playwright-core';
import { eventually } from '../stack/eventually';
import { openWindow, type Visitor } from './visitor';

/** How long nothing is on its way before a page is at rest: an answer may lead to the next question. */
const REST_MS = 400;

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const isStream = (request: Request): boolean => pathOf(request) === '/api/stream/';
const isCall = (request: Request): boolean => pathOf(request).startsWith('/api/') && !isStream(request);

/** Watches what calls a page makes, from now on. The live stream, which never ends, does not count. */
export function watchCalls(page: Page) {
  const onTheirWay = new Set<Request>();
  const made: string[] = [];
  let since = Date.now();
  page.on('request', (request) => {
    if (!isCall(request)) return;
    made.push(`${request.method()} ${pathOf(request)}`);
    onTheirWay.add(request);
  });
  const over = (request: Request): void => {
    if (onTheirWay.delete(request)) since = Date.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    /** The calls made since it was last asked, 'GET /api/friends/'. */
    taken: (): string[] => made.splice(0),
    /** Settles when the page waits for no answer any more. */
    async atRest(): Promise<void> {
      since = Date.now();
      await eventually('the page to be at rest', () => Promise.resolve(onTheirWay.size === 0 && Date.now() - since > REST_MS), Boolean);
    },
  };
}

/** A tab where live updates arrive, and everything shown has been read once more since. */
export interface LiveTab {
  page: Page;
  problems: string[];
  calls: ReturnType<typeof watchCalls>;
}

/**
 * Opens an address in another tab of somebody's browser.
 * @param before prepares the tab
 */
export async function openLiveTab(visitor: Visitor, path: string, before: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<LiveTab> {
  const { page, problems } = await openWindow(visitor);
  const calls = watchCalls(page);
  await before(page);
  await Promise.all([page.waitForResponse((response) => isStream(response.request()) && response.ok()), page.goto(path)]);
  await page.getByRole('banner').getByRole('button', { name: /^Notifications/ }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await calls.atRest();
  return { page, problems, calls };
}
