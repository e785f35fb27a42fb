import type { Page } from 'playwright-core';
import { press } from './press';

/** Settings, by the avatar's menu. */
export function settingsPage(page: Page) {
  return {
    async open(): Promise<void> {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.waitForURL('**/settings');
    },
    write: (format: 'Decimal' | 'American') => page.getByRole('radiogroup', { name: /Odds format/ }).getByText(format).click(),
    /** Tries to change the password; a sentence stands on the page after it. */
    async changePassword({ current, next, again = next }: { current: string; next: string; again?: string }, sentence: string): Promise<void> {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('New password again').fill(again);
      await press(page, 'Change Password');
      await page.getByText(sentence).first().waitFor();
    },
    async signOutEverywhere(): Promise<void> {
      await press(page, 'Sign out everywhere');
      await press(page.getByRole('dialog'), 'Sign Out');
    },
  };
}
