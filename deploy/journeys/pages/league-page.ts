import type { Page } from 'playwright-core';
import { press } from './press';

/** Create League, and a league's own page: header, tabs, invite dialog, chat. */
export function leaguePage(page: Page) {
  const openTab = (name: string): Promise<void> => page.getByRole('tab', { name }).click();
  return {
    openTab,
    /** From home to the new league's page. @returns its id */
    async create(name: string, description: string): Promise<string> {
      await press(page, 'Create League');
      await page.waitForURL('**/create-league');
      await page.getByLabel('League name').fill(name);
      await page.getByLabel('Description').fill(description);
      await press(page, 'Create League');
      await page.waitForURL(/\/league\/[^/]+$/);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      return new URL(page.url()).pathname.split('/')[2] ?? '';
    },
    /** From home. */
    async open(name: string): Promise<void> {
      await page.getByRole('button', { name: `View ${name}` }).click();
      await page.waitForURL(/\/league\/[^/]+$/);
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    },
    async invite(username: string): Promise<void> {
      await press(page, 'Invite Friends');
      const dialog = page.getByRole('dialog');
      await dialog.getByPlaceholder('Search friends...').fill(username);
      await dialog.getByRole('checkbox', { name: new RegExp(`\\b${username}\\b`) }).check();
      await press(dialog, 'Invite Selected');
      await page.getByText('Invites sent successfully!').first().waitFor();
    },
    /** Waits until the header shows this bankroll, in dollars. It changes by itself, without a reload. */
    async showsBalance(dollars: number): Promise<void> {
      const amount = dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      await page.getByText(amount).first().waitFor();
    },
    async say(message: string): Promise<void> {
      await page.getByPlaceholder('Type a message...').fill(message);
      await press(page, 'Send');
    },
    async hears(message: string): Promise<void> {
      await page.getByText(message).waitFor();
    },
    /** Waits until the leaderboard shows somebody with these points. */
    async ranks(username: string, points: number): Promise<void> {
      await openTab('Members & Leaderboard');
      const row = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').filter({ hasText: username }).filter({ hasText: `${points} pts` });
      await row.first().waitFor();
    },
  };
}
