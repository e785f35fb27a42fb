import axe from 'axe-core';
import type { Page } from 'playwright-core';

const SEVERE = ['serious', 'critical'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds serious or critical on the page as it stands. */
export async function severeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => SEVERE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')} (${nodes.length})`);
}
