import type { Page } from 'playwright-core';
import { press } from './press';

/** Circuit detail. On a phone its component events are cards, elsewhere a table. */
export function circuitPage(page: Page) {
  const standings = page.getByRole('table', { name: 'Leaderboard' });
  const dialog = page.getByRole('dialog');
  const placeBet = (event: string) => page.getByRole('button', { name: `Place Bet on ${event}` });
  return {
    /** From the league's Events tab, where a new circuit shows by itself. */
    async open(name: string): Promise<void> {
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
    },
    /** The button names the fee, the dialog what it leaves of the balance. */
    async askToJoin(fee: string, balanceAfter: string): Promise<void> {
      await press(page, `Join Circuit (${fee})`);
      await dialog.getByText(balanceAfter).waitFor();
    },
    /** Says yes in the dialog. */
    join: (fee: string) => press(dialog, `Join for ${fee}`),
    /** Waits until the page takes it that its reader takes part, and asks no more. */
    async takesPart(): Promise<void> {
      await page.getByText('You take part', { exact: true }).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: /Join/ }).waitFor({ state: 'detached' });
    },
    async openBet(event: string): Promise<void> {
      await placeBet(event).click();
      await page.waitForURL('**/place-user-bet');
    },
    placeBet,
    /** Waits for sentences that stand on the page. */
    async says(...sentences: string[]): Promise<void> {
      for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
    },
    /** Waits until the standings are these, from the top: name and score. */
    async ranks(...rows: [username: string, score: number][]): Promise<void> {
      for (const [index, [username, score]] of rows.entries()) {
        const row = standings.getByRole('row').nth(index + 1);
        await row.filter({ hasText: username }).filter({ hasText: new RegExp(`${score}$`) }).waitFor();
      }
    },
  };
}
