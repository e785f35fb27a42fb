import type { Page } from 'playwright-core';
import { press } from './press';

/** Browse Market in its four steps, from the league's Events tab. */
export function marketPage(page: Page) {
  const stands = (title: string | RegExp): Promise<void> => page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
  return {
    async open(): Promise<void> {
      await press(page, 'Browse Market');
      await stands('Browse Market');
    },
    async openGroup(group: string): Promise<void> {
      await link(new RegExp(`^${group}`)).click();
      await stands(group);
    },
    async openSport(title: string): Promise<void> {
      await link(new RegExp(`^${title}`)).click();
      await stands(title);
    },
    /** Opens the odds on an event; its card is known by its address, since the same sides may meet twice. */
    async openEvent(id: string): Promise<void> {
      await page.locator(`a[href*="event=${id}"]`).click();
      await stands('Add to League');
    },
    /** One step up, to the screen with this title. */
    async back(label: string, title: string): Promise<void> {
      await press(page, label);
      await stands(title);
    },
    /** Whether the screen leads straight out of the market. */
    leadsToLeague: () => page.getByRole('button', { name: 'Back to League' }).isVisible(),
    takeBookmaker: (title: string) => page.getByRole('radio', { name: title }).check(),
    takeMarket: (title: string) => page.getByRole('checkbox', { name: title }).check(),
    async refusesNothing(): Promise<void> {
      await page.getByText('Choose at least one market.').waitFor();
    },
    dropMarket: (title: string) => page.getByRole('checkbox', { name: title }).uncheck(),
    async add(): Promise<void> {
      await press(page, 'Add to League');
      await page.getByText('Event added to league!').first().waitFor();
      await page.waitForURL(/\/league\/[^/?]+$/);
    },
    /** Waits until the screen says that the event needs not be added. */
    async isAdded(): Promise<void> {
      await page.getByText('This event is already in the league.').waitFor();
    },
  };
}
