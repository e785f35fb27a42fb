import type { Page } from 'playwright-core';
import { press } from './press';

/** Create League, and the edit mode of a league's header: they have the same fields. */
export function leagueForm(page: Page) {
  return {
    edit: () => press(page, 'Edit League'),
    async fill(fields: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    },
    /** Tries to save; the sentence stands on the page after it. */
    async refuses(button: string, sentence: string): Promise<void> {
      await press(page, button);
      await page.getByText(sentence).waitFor();
    },
    save: (button: string) => press(page, button),
    /** The address of the league's picture, once it has one of its own. */
    async picture(): Promise<string> {
      const picture = page.getByRole('main').locator('img[src^="/media/"]').first();
      await picture.waitFor();
      return (await picture.getAttribute('src')) ?? '';
    },
  };
}
