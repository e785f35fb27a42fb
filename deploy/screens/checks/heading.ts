import type { Page } from 'playwright-core';

/** Whether the page has its h1, and no other. */
export async function wrongHeading(page: Page, expected: string): Promise<string[]> {
  const found = await page.locator('h1').allInnerTexts();
  const wanted = expected.replaceAll(/\s+/g, ' ').trim();
  return found.length === 1 && found[0]?.replaceAll(/\s+/g, ' ').trim() === wanted ? [] : [`the h1 should be '${wanted}', and there is ${JSON.stringify(found)}`];
}
