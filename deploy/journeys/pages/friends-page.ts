import type { Page } from 'playwright-core';
import { press } from './press';

/** Home's friends panel and Add Friends. */
export function friendsPage(page: Page) {
  return {
    /** From home: finds somebody on Add Friends and asks them. */
    async ask(username: string): Promise<void> {
      await press(page, 'Add Friend');
      await page.waitForURL('**/add-friend');
      await page.getByRole('searchbox').fill(username);
      const found = page.getByRole('listitem').filter({ hasText: username });
      await found.getByRole('button').click();
      await found.getByText(/pending/i).first().waitFor();
    },
    /** Waits until home shows somebody as a friend. */
    async has(username: string): Promise<void> {
      await page.goto('/home');
      await page.getByRole('main').getByText(username, { exact: true }).first().waitFor();
      await page.getByText('Online').first().waitFor();
    },
  };
}
