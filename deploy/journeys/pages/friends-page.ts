import type { Page } from 'playwright-core';
import { control, press } from './press';

/** Home's friends panel and Add Friends. */
export function friendsPage(page: Page) {
  const found = (username: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: username });
  const nothingYet = page.getByText('Start typing to search for users');
  const search = (text: string): Promise<void> => page.getByRole('searchbox').fill(text);
  const add = (username: string): Promise<void> => press(found(username), `Add ${username} as a friend`);
  const shows = (username: string, state: string): Promise<void> => found(username).getByText(state).waitFor();
  return {
    search,
    add,
    /** Waits until somebody who was found is shown as this: Pending or Friends. */
    shows,
    saysNothingYet: (): Promise<void> => nothingYet.waitFor(),
    findsSomebody: (): Promise<void> => page.getByRole('main').getByRole('listitem').first().waitFor(),
    canAsk: (username: string): Promise<boolean> => control(found(username), `Add ${username} as a friend`).isVisible(),
    mayAsk: (username: string): Promise<void> => control(found(username), `Add ${username} as a friend`).waitFor(),
    /** From home: finds somebody on Add Friends and asks them. */
    async ask(username: string): Promise<void> {
      await press(page, 'Add Friend');
      await page.waitForURL('**/add-friend');
      await nothingYet.waitFor();
      await search(username);
      await add(username);
      await shows(username, 'Pending');
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
