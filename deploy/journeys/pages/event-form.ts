import type { Page } from 'playwright-core';
import { choose } from './choose';
import { press } from './press';

/** Create Test Event outside of Simple mode, from the league's Events tab. */
export function eventForm(page: Page) {
  const save = (): Promise<void> => page.getByRole('main').getByRole('button', { name: 'Create Event' }).click();
  return {
    async open(): Promise<void> {
      await press(page, 'Create Event');
      await page.waitForURL('**/create-event');
      await page.getByRole('switch', { name: /Simple mode/ }).click();
    },
    choose: (label: string, option: string) => choose(page, label, option),
    /** Chooses between betting types. */
    type: (name: string) => page.getByText(name, { exact: true }).click(),
    async fill(fields: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    },
    /** Types a time into a picker and takes it, '11/21/2026, 7:05:00 PM'. */
    async time(label: string, text: string): Promise<void> {
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.keyboard.press('Enter');
    },
    /** Tries to create the event; the sentences stand on the page after it. */
    async refuses(...sentences: string[]): Promise<void> {
      await save();
      for (const sentence of sentences) await page.getByText(sentence).waitFor();
    },
    /** Creates the event; the page goes back to the league by itself. */
    async create(): Promise<void> {
      await save();
      await page.getByText('Event created successfully!').waitFor();
      await page.waitForURL(/\/league\/[^/?]+$/);
    },
  };
}
