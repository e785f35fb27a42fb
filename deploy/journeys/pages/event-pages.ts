import type { Page } from 'playwright-core';
import { press } from './press';

const BACK_IN_LEAGUE = /\/league\/[^/?]+$/;

/** A bet: the odds of the outcome as the slip shows them, dollars, and what the slip promises, which is amount times odds. */
export interface Bet {
  odds: string;
  amount: string;
  winnings: string;
}

/** Create Test Event, Place Your Bet and Complete Event, each reached from the league's Events tab and leading back there. */
export function eventPages(page: Page) {
  const card = (name: string) => page.getByRole('article', { name });
  const submit = page.getByRole('button', { name: 'Place Bet' });

  async function openSlip(name: string): Promise<void> {
    await press(card(name), 'Place Bet');
    await page.waitForURL('**/place-user-bet');
  }
  async function openCompletion(name: string): Promise<void> {
    await press(card(name), 'Complete Event');
    await page.waitForURL('**/complete');
  }
  /** Fills in the slip that is open and places the bet; ends on the league's page. */
  async function fillSlip({ odds, amount, winnings }: Bet): Promise<void> {
    await submit.and(page.locator(':disabled')).waitFor();
    await page.getByRole('radio', { name: odds }).check();
    await page.getByLabel('Bet amount').fill(amount);
    await page.getByText(winnings).first().waitFor();
    await place();
  }
  async function place(): Promise<void> {
    await submit.click();
    await page.getByText('Bet placed successfully!').waitFor();
    await page.waitForURL(BACK_IN_LEAGUE);
  }
  /** Presses the button of the open Complete Event; ends on the league's page. */
  async function finish(): Promise<void> {
    await press(page, 'Complete Event');
    await page.getByText('Event completed successfully! Payouts have been processed.').waitFor();
    await page.waitForURL(BACK_IN_LEAGUE);
  }
  return {
    fillSlip,
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
    openSlip,
    async bet(name: string, bet: Bet): Promise<void> {
      await openSlip(name);
      await fillSlip(bet);
    },
    /** Waits until an event's card shows all of this. It comes by itself, without a reload. */
    async shows(name: string, ...texts: string[]): Promise<void> {
      for (const text of texts) await card(name).getByText(text).first().waitFor();
    },
    openCompletion,
    /** Fills in final scores, by the teams. */
    async score(scores: Record<string, string>): Promise<void> {
      for (const [team, points] of Object.entries(scores)) await page.getByLabel(team, { exact: true }).fill(points);
    },
    /** Tries to complete the event that is open. */
    async refuses(sentence: string): Promise<void> {
      await press(page, 'Complete Event');
      await page.getByText(sentence).first().waitFor();
    },
    finish,
    /** On the open Complete Event: asks to call the event off; the dialog says what comes of it. */
    async askToCancel(...consequences: string[]): Promise<void> {
      await press(page, 'Cancel Event');
      for (const words of consequences) await page.getByRole('dialog').getByText(words).waitFor();
    },
    async answerCancel(button: 'Keep the event' | 'Yes, cancel it'): Promise<void> {
      await press(page.getByRole('dialog'), button);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    /** Places a guess on the slip of a closest-guess event that is open. */
    async guess({ guess, amount }: { guess: string; amount: string }): Promise<void> {
      await page.getByLabel('Your guess').fill(guess);
      await page.getByLabel('Bet amount').fill(amount);
      await place();
    },
    async complete(name: string, outcome: string): Promise<void> {
      await openCompletion(name);
      await page.getByText('This action cannot be undone. All bets will be settled based on your selection.').waitFor();
      await page.getByLabel('Winning Outcome').click();
      await page.locator('.ant-select-item-option').filter({ hasText: outcome }).click();
      await finish();
    },
    /** Completes a closest-guess event. */
    async answer(name: string, value: string): Promise<void> {
      await openCompletion(name);
      await page.getByLabel('Actual value').fill(value);
      await finish();
    },
  };
}
