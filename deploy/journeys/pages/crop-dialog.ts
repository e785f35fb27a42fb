import type { Page } from 'playwright-core';
import type { PickedFile } from '../picture';
import { press } from './press';

/** A field for a picture with its dialog 'Crop Image'. */
export function cropDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Crop Image' });
  return {
    dialog,
    pick: (label: string, file: PickedFile): Promise<void> => page.getByLabel(label, { exact: true }).setInputFiles(file),
    /** Comes closer, by keyboard. */
    async zoom(): Promise<void> {
      await dialog.getByRole('slider', { name: 'Zoom' }).focus();
      await page.keyboard.press('ArrowRight');
    },
    async answer(button: 'Cancel' | 'Apply Crop'): Promise<void> {
      // Apply does nothing until the picture is there to be cut.
      await dialog.getByRole('button', { name: button }).and(page.locator(':enabled')).waitFor();
      await press(dialog, button);
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
