import type { Page } from 'playwright-core';
import { press } from './press';

/** The bell in the top bar, and its popup. */
export function bell(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: /notification/i });
  return {
    /** Accepts what the popup shows with this text: a friend request or a league invite. It comes by itself, without a reload. */
    async accept(text: string | RegExp): Promise<void> {
      await button.click();
      const entry = page.getByRole('listitem').filter({ hasText: text });
      await press(entry, /^Accept/);
      await entry.getByRole('button', { name: /^Accept/ }).waitFor({ state: 'hidden' });
      if (await button.isVisible()) await page.keyboard.press('Escape');
    },
    /** Waits until the popup tells this. */
    async tells(text: string | RegExp): Promise<void> {
      await button.click();
      await page.getByRole('listitem').filter({ hasText: text }).first().waitFor();
      await page.keyboard.press('Escape');
    },
  };
}
