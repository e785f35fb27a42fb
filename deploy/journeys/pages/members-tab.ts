import type { Page } from 'playwright-core';
import { press } from './press';

/** Members & Leaderboard of a league, for its captain. */
export function membersTab(page: Page) {
  const row = (username: string) => page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: username });
  const dialog = page.getByRole('dialog');
  return {
    has: (username: string): Promise<void> => row(username).waitFor(),
    hasNot: (username: string): Promise<void> => row(username).waitFor({ state: 'detached' }),
    /** Asks to remove somebody; the dialog says what comes of it. */
    async askToRemove(username: string, ...consequences: string[]): Promise<void> {
      await press(row(username), `Remove ${username}`);
      for (const words of consequences) await dialog.getByText(words).waitFor();
    },
    async answer(button: 'Keep member' | 'Remove member'): Promise<void> {
      await press(dialog, button);
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
