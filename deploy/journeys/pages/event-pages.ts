import type { Page } from 'playwright-core';
import { press } from './press';

const BACK_IN_LEAGUE = /\/league\/[^/?]+$/;

/** Create Test Event, Place Your Bet and Complete Event, each reached from the league's Events tab and leading back there. */
export function eventPages(page: Page) {
  const card = (name: string) => page.getByRole('article', { name });
  return {
    /** In Simple mode, at the odds the form comes with: -110 and +110. */
    async create(name: string): Promise<void> {
      await press(page, 'Create Event');
      await page.waitForURL('**/create-event');
      await page.getByLabel('Event Name').fill(name);
      await press(page, 'Create Event');
      await page.getByText('Event created successfully!').waitFor();
      await page.waitForURL(BACK_IN_LEAGUE);
      await card(name).waitFor();
    },
    /**
     * @param odds     of the outcome to bet on, as the slip shows them
     * @param winnings what the slip promises: amount times odds
     */
    async bet(name: string, { odds, amount, winnings }: { odds: string; amount: string; winnings: string }): Promise<void> {
      await press(card(name), 'Place Bet');
      await page.waitForURL('**/place-user-bet');
      const submit = page.getByRole('button', { name: 'Place Bet' });
      await submit.and(page.locator(':disabled')).waitFor();
      await page.getByRole('radio', { name: odds }).check();
      await page.getByLabel('Bet amount').fill(amount);
      await page.getByText(winnings).first().waitFor();
      await submit.click();
      await page.getByText('Bet placed successfully!').waitFor();
      await page.waitForURL(BACK_IN_LEAGUE);
    },
    async complete(name: string, outcome: string): Promise<void> {
      await press(card(name), 'Complete Event');
      await page.waitForURL('**/complete');
      await page.getByText('This action cannot be undone. All bets will be settled based on your selection.').waitFor();
      await page.getByLabel('Winning Outcome').click();
      await page.locator('.ant-select-item-option').filter({ hasText: outcome }).click();
      await press(page, 'Complete Event');
      await page.getByText('Event completed successfully! Payouts have been processed.').waitFor();
      await page.waitForURL(BACK_IN_LEAGUE);
    },
  };
}
