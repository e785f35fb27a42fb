import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { ROOT } from '../local/root';

const PICTURE = path.join(ROOT, 'docs', 'images', 'league-night.png');

/** Picks a picture in the file field of this name and waits until it lies in the crop dialog, under a circle as high as the picture. */
export async function pickPicture(page: Page, field: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Apply Crop' }).and(page.locator(':enabled')).waitFor();
  const [circle, picture] = [await heightOf(page.getByTestId('cropper')), await heightOf(page.getByTestId('container').locator('img'))];
  // One measured while the dialog was still growing would be a fraction of it.
  if (Math.abs(circle - picture) > 1) throw new Error(`The circle is ${circle} px high, the picture ${picture} px.`);
}

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0;
}
