import type { Browser, Page } from 'playwright-core';

/** What one person sees and does. */
export interface Visitor {
  name: string;
  page: Page;
  /** Errors on the console, exceptions, requests that failed or were refused, in the order they came. */
  problems: string[];
}

/** The two kinds of screen that every page is made for; motion, which waits for animations, on one of them. */
export const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
export const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' } as const;

const ACTION_LIMIT_MS = 15_000;

/** Opens a browser window of somebody's own: own storage, own kind of screen. */
export async function openVisitor(browser: Browser, name: string, screen: typeof PHONE | typeof DESKTOP, baseURL: string): Promise<Visitor> {
  const context = await browser.newContext({ ...screen, baseURL, locale: 'en-US', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_LIMIT_MS);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    // The page itself gives up what it no longer needs: the live stream on leaving, a request that a newer one replaces.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return { name, page, problems };
}
