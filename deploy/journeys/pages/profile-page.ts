import type { Page } from 'playwright-core';
import { press } from './press';

/** My Profile, by the avatar's menu. */
export function profilePage(page: Page) {
  const bet = (event: string) => page.getByRole('region', { name: 'Recent Betting Activity' }).getByRole('listitem').filter({ hasText: event });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  return {
    async open(): Promise<void> {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await page.waitForURL('**/profile');
    },
    /** Opens Edit Profile, with what it has already. */
    edit: () => press(page, 'Edit Profile'),
    async fill(fields: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
    },
    /** Tries to save; the sentence stands in the dialog after it. */
    async refuses(sentence: string): Promise<void> {
      await press(dialog, 'Save');
      await dialog.getByText(sentence).first().waitFor();
    },
    async save(): Promise<void> {
      await press(dialog, 'Save');
      await page.getByText('Profile updated successfully').first().waitFor();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** Waits for a badge that has been earned. */
    async hasEarned(badge: string): Promise<void> {
      const earned = page.getByRole('region', { name: 'Achievements' }).getByRole('listitem').filter({ hasText: badge }).filter({ hasNotText: 'Not yet earned' });
      await earned.first().waitFor();
    },
    /** Waits until the chart of profits ends here. */
    endsAt: (gain: string): Promise<void> => page.getByRole('region', { name: 'Performance' }).getByText(gain, { exact: true }).first().waitFor(),
    /** Waits for a figure under its label. */
    async counts(figures: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(figures)) {
        await page.getByRole('term').filter({ hasText: label }).locator('..').getByText(value, { exact: true }).waitFor();
      }
    },
    /** Opens the reason of a bet and waits for what it says. */
    async explains(event: string, status: string, ...why: string[]): Promise<void> {
      const row = bet(event).first();
      await row.getByText(status, { exact: true }).waitFor();
      await row.getByRole('button', { name: /^Why/ }).click();
      for (const words of why) await row.getByText(words).first().waitFor();
    },
  };
}
