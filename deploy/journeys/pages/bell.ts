import type { Page } from 'playwright-core';

/** The bell in the top bar, and its popup. */
export function bell(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: 'Notifications' });
  const popup = page.getByRole('dialog', { name: 'Notifications' });
  const entry = (text: string | RegExp) => popup.getByRole('listitem').filter({ hasText: text });
  const close = async (): Promise<void> => {
    if (await popup.isVisible()) await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
  };
  const answer = async (text: string, name: 'Accept' | 'Reject'): Promise<void> => {
    await page.getByRole('button', { name: /Notifications, \d+ new/ }).waitFor();
    await button.click();
    const press = entry(text).getByRole('button', { name });
    await press.click();
    await press.waitFor({ state: 'hidden' });
    await close();
  };
  return {
    /** Accepts what the popup shows with this text, a friend request or a league invite. The badge announces it, without a reload. */
    accept: (text: string) => answer(text, 'Accept'),
    reject: (text: string) => answer(text, 'Reject'),
    /** Waits until the popup tells this. */
    async tells(text: string): Promise<void> {
      await page.getByRole('button', { name: /Notifications, \d+ new/ }).waitFor();
      await button.click();
      await entry(text).waitFor();
      await close();
    },
  };
}
