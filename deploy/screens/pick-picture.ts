import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../local/root';

const PICTURE = path.join(ROOT, 'docs', 'images', 'league-night.png');

/** Picks a picture in the file field of this name and waits until it lies in the crop dialog. */
export async function pickPicture(page: Page, field: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Apply Crop' }).and(page.locator(':enabled')).waitFor();
}
