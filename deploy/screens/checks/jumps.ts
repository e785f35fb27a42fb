import type { Page } from 'playwright-core';

/** What moves more than this while a screen arrives is seen to jump, as browsers count it: a share of the window times a share of its height. */
const SEEN_TO_JUMP = 0.05;

/** A move of something that was on the page already, without anybody having pressed anything. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes from now on, in every page of this window, what jumps. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...(list.getEntries() as Shift[]))).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has jumped since the question was last asked, if it is worth a word. */
export function jumps(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    const unasked = window.shifts.splice(0).filter(({ hadRecentInput }) => !hadRecentInput);
    const sum = unasked.reduce((total, { value }) => total + value, 0);
    if (sum <= limit) return [];
    const moved = unasked.flatMap(({ sources }) => sources).map(({ node }) => (node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.textContent));
    return [`jumps (${sum.toFixed(2)}): ${[...new Set(moved)].slice(0, 5).join(' | ')}`];
  }, SEEN_TO_JUMP);
}

/** Leaves out of account what has jumped up to now. */
export function forgetJumps(page: Page): Promise<void> {
  return page.evaluate(() => void window.shifts.splice(0));
}
