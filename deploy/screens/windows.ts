import type { Browser } from 'playwright-core';
import type { Visitor } from '../journeys/visitor';
import type { Person } from '../stack/people';
import { openWindow, type Size } from './show';

/** Windows that are opened once for each person and size, and used again: a new one would load everything anew. */
export function windowsOf() {
  const opened = new Map<string, Promise<Visitor>>();
  return {
    open(browser: Browser, size: Size, url: string, person: Person | undefined): Promise<Visitor> {
      const key = `${size} ${person?.id ?? ''}`;
      const known = opened.get(key) ?? openWindow(browser, size, url, person);
      opened.set(key, known);
      return known;
    },
    async close(): Promise<void> {
      for (const visitor of opened.values()) await (await visitor).page.context().close();
      opened.clear();
    },
  };
}
