import type { Locator } from 'playwright-core';

/** What one player does shows on the other's page in less time than this (README, "How a call travels"). */
export const SOON_MS = 1_000;

const LIMIT_MS = 10_000;

/**
 * Milliseconds from when `act` has settled, which is the server's answer, until each text stands in its place on a page.
 * The page itself notes the time at which it changed.
 */
export async function timeToShow(act: () => Promise<unknown>, ...places: [place: Locator, text: string][]): Promise<number[]> {
  const shown = places.map(([place, text]) => shownAt(place, text));
  await act();
  const done = Date.now();
  return Promise.all(shown.map(async (at) => (await at) - done));
}

/** When the place has this text, in milliseconds since the epoch. */
function shownAt(place: Locator, text: string): Promise<number> {
  return place.evaluate(
    (element, { text, limitMs }) => new Promise<number>((resolve, reject) => {
      const look = (): void => {
        if (!element.textContent.includes(text)) return;
        stop();
        resolve(Date.now());
      };
      const stop = (): void => {
        clearTimeout(timer);
        observer.disconnect();
      };
      const observer = new MutationObserver(look);
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`"${text}" is not shown within ${limitMs / 1000} s, but: ${element.textContent}`));
      }, limitMs);
      observer.observe(element, { childList: true, characterData: true, subtree: true });
      look();
    }),
    { text, limitMs: LIMIT_MS },
  );
}
