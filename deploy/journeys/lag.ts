import type { Page } from 'playwright-core';

/** How an old answer differs from the one that was given. */
export type Older = (answer: string) => string;

/**
 * Holds a window in the moment before an update reaches it: until a bet is sent, it hears of nothing and reads of leagues and events what it has
 * read first. Call before the page is opened.
 */
export async function lagUntilBet(page: Page, older: Older = (answer) => answer): Promise<void> {
  const first = new Map<string, string>();
  const stream = '**/api/stream/';
  const calls = '**/api/leagues/**';
  // Neither answered nor refused: on its way.
  await page.route(stream, () => undefined);
  await page.route(calls, async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') {
      await page.unroute(calls);
      return route.continue();
    }
    const known = first.get(request.url());
    if (known !== undefined) return route.fulfill({ contentType: 'application/json', body: known });
    const response = await route.fetch();
    const body = older(await response.text());
    first.set(request.url(), body);
    return route.fulfill({ response, body });
  });
}
