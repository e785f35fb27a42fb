import type { Page } from 'playwright-core';
import { choose, openList } from './choose';
import { press } from './press';

/** Create Circuit, from the league's Events tab. */
export function circuitForm(page: Page) {
  const event = (name: string) => page.getByRole('checkbox', { name: new RegExp(name.replace('?', '\\?')) });
  const tiebreaker = page.getByLabel('Tiebreaker');
  const save = (): Promise<void> => page.getByRole('button', { name: 'Create Circuit' }).click();
  return {
    async open(): Promise<void> {
      await press(page, 'Create Circuit');
      await page.waitForURL('**/create-circuit');
      await page.getByRole('heading', { name: 'Create Circuit', level: 1 }).waitFor();
    },
    async fill(fields: Record<string, string>): Promise<void> {
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
    },
    tick: (name: string) => event(name).check(),
    untick: (name: string) => event(name).uncheck(),
    /** Raises a ticked event's weight by one. */
    weighMore: (name: string) => page.getByRole('button', { name: `More weight for ${name}` }).click(),
    tiebreaker,
    /** Waits until the list of tiebreakers says that none of the ticked events can be one. */
    async offersNoTiebreaker(): Promise<void> {
      await tiebreaker.click();
      await openList(page).getByText('None of the chosen events can break a tie.').waitFor();
      await page.keyboard.press('Escape');
    },
    breakTiesBy: (name: string) => choose(page, 'Tiebreaker', name),
    /** Tries to create the circuit; the sentences stand on the page after it. */
    async refuses(...sentences: string[]): Promise<void> {
      await save();
      for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
    },
    /** Creates the circuit; the page goes back to the league by itself. */
    async create(): Promise<void> {
      await save();
      await page.getByText('Circuit created successfully!').waitFor();
      await page.waitForURL(/\/league\/[^/?]+$/);
    },
  };
}
