import type { Page } from 'playwright-core';
import { press } from './press';

/** Home's friends panel and Add Friends. */
export function friendsPage(page: Page) {
  return {
    /** From home: finds somebody on Add Friends and asks them. */
    async ask(username: string): Promise<void> {
      await press(page, 'Add Friend');
      await page.waitForURL('**/add-friend');
      await page.getByText('Start typing to search for users').waitFor();
      await page.getByRole('searchbox').fill(username);
      const found = page.getByRole('listitem').filter({ hasText: username });
      await press(found, `Add ${username} as a friend`);
      await found.getByText('Pending').waitFor();
    },
    /** Waits until home shows somebody as a friend. */
    async has(username: string): Promise<void> {
      await press(page, 'Oddsmates');
      await page.waitForURL('**/home');
      const friend = page.getByRole('list', { name: 'Friends' }).getByRole('listitem').filter({ hasText: username });
      await friend.getByText('Online').waitFor();
    },
  };
}
