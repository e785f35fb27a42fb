import type { Page } from 'playwright-core';

/** Place Your Bet, piece by piece. */
export function betSlip(page: Page) {
  const amount = page.getByLabel('Bet amount');
  const button = page.getByRole('button', { name: /^Place Bet/ });
  return {
    amount,
    button,
    /** Chooses how odds are written. */
    write: (format: 'Decimal' | 'American') => page.getByRole('main').getByText(format, { exact: true }).click(),
    /** Picks an outcome by what its button says: 'Over 220.5 -110'. */
    pick: (words: string) => page.getByRole('radio', { name: words, exact: true }).check(),
    stake: (dollars: string) => amount.fill(dollars),
    async says(...sentences: string[]): Promise<void> {
      for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
    },
    /** Types an amount that is refused: the sentence stands at the field, and the amount stays. */
    async refuses(dollars: string, sentence: string): Promise<void> {
      await amount.fill(dollars);
      await button.click();
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      expect(await amount.inputValue()).toBe(dollars);
    },
    /** Places the bet; the page goes back to the league by itself. */
    async place(): Promise<void> {
      await button.click();
      await page.getByText('Bet placed successfully!').waitFor();
      await page.waitForURL(/\/league\/[^/?]+$/);
    },
  };
}
