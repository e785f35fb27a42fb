import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../local/root';
import type { Size } from './show';

/** The folder of the pictures. */
export const PICTURES = path.join('test-results', 'screens');
/** Taller than three screens, a page says nothing new. */
const MAX_HEIGHT_PX = 2_700;

/** Keeps what the page looks like, in `test-results/screens/<size>/<name>.png`: the whole page, or the window where a dialog stands in it. */
export async function takePicture(page: Page, size: Size, name: string): Promise<void> {
  const file = path.join(ROOT, PICTURES, size, `${name}.png`);
  const { width, height, dialog } = await page.evaluate(() => {
    // What sticks to the window belongs to the top of the page.
    window.scrollTo(0, 0);
    const { scrollHeight } = document.documentElement;
    return { width: window.innerWidth, height: scrollHeight, dialog: document.querySelector('[role=dialog], [role=menu]') !== null };
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) };
  await page.screenshot({ path: file, animations: 'disabled', ...(!dialog && { fullPage: true, clip }) });
}
