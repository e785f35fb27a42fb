import type { Page } from 'playwright-core';
import { press } from './press';

/** Create Test Event, Place Your Bet and Complete Event, each reached from the league's Events tab. */
export function eventPages(page: Page) {
  const eventCard = (name: string) => page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: name }).first();
  return {
    /** In Simple mode, at the odds the form comes with: -110 and +110. */
    async create(name: string): Promise<void> {
      await press(page, /Create (Test )?Event/);
      await page.waitForURL('**/create-event');
      await page.getByLabel(/event name/i).fill(name);
      await press(page, 'Create Event');
      await page.getByText('Event created successfully!').waitFor();
      await page.waitForURL(/\/league\/[^/]+$/);
      await eventCard(name).waitFor();
    },
    /** @returns the potential winnings as the slip shows them */
    async bet(name: string, outcome: string | RegExp, dollars: number): Promise<void> {
      await press(eventCard(name), /Bet/);
      await page.waitForURL('**/place-user-bet');
      await page.getByRole('radio', { name: outcome }).or(page.getByRole('button', { name: outcome })).first().click();
      await page.getByLabel(/amount/i).fill(String(dollars));
      await press(page, /Place (Your )?Bet/);
      await page.waitForURL(/\/league\/[^/]+$/);
    },
    async complete(name: string, outcome: string | RegExp): Promise<void> {
      await press(eventCard(name), /Complete/);
      await page.waitForURL('**/complete');
      await page.getByText('This action cannot be undone. All bets will be settled based on your selection.').waitFor();
      await page.getByLabel('Winning Outcome').click();
      await page.getByRole('option', { name: outcome }).click();
      await press(page, 'Complete Event');
      await page.getByText('Event completed successfully! Payouts have been processed.').waitFor();
      await page.waitForURL(/\/league\/[^/]+$/);
    },
  };
}
