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
      await page.getByLabel(/name/i).first().fill(name);
      await page.getByLabel(/description/i).fill(description);
      await press(page.getByRole('main'), /^Create( League)?$/);
      await page.waitForURL(/\/league\/[^/]+$/);
      await page.getByRole('heading', { name }).waitFor();
      return new URL(page.url()).pathname.split('/')[2] ?? '';
    },
    /** From home. */
    async open(name: string): Promise<void> {
      await page.getByRole('main').getByText(name).first().click();
      await page.waitForURL(/\/league\/[^/]+$/);
      await page.getByRole('heading', { name }).waitFor();
    },
    async invite(username: string): Promise<void> {
      await press(page, 'Invite Friends');
      const dialog = page.getByRole('dialog');
      await dialog.getByPlaceholder('Search friends...').fill(username);
      await dialog.getByRole('checkbox', { name: username }).check();
      await press(dialog, 'Invite Selected');
      await page.getByText('Invites sent successfully!').waitFor();
    },
    /** Waits until the header shows this bankroll, '$1,091.00' or '$1091.00'. */
    async showsBalance(dollars: number): Promise<void> {
      const [whole = '', cents = ''] = dollars.toFixed(2).split('.');
      const amount = new RegExp(`\\$${whole.replace(/(\d)(\d{3})$/, '$1,?$2')}\\.${cents}`);
      await page.getByRole('main').getByText(amount).first().waitFor();
    },
    async say(message: string): Promise<void> {
      await page.getByPlaceholder('Type a message...').fill(message);
      await press(page, /send/i);
    },
    async hears(message: string): Promise<void> {
      await page.getByText(message).waitFor();
    },
    /** Waits until the leaderboard shows somebody with these points. */
    async ranks(username: string, points: number): Promise<void> {
      await openTab('Members & Leaderboard');
      const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: username }).filter({ hasText: new RegExp(`\\b${points}\\b`) });
      await row.first().waitFor();
    },
  };
}
