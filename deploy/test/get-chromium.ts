import { findChromium } from '../stack/chromium';
import { installPackages } from './install-packages';
import type { Ended } from './run-command';

const WHAT_TO_DO = 'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run npm test again.';

/** Makes sure that there is a Chromium; installs it where this account may install packages. */
export async function getChromium(): Promise<Ended> {
  if (findChromium() !== undefined) return { ok: true, output: '' };
  if (process.env['CHROMIUM_PATH']) return { ok: false, output: `CHROMIUM_PATH names no file. ${WHAT_TO_DO}` };
  let said = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    said += await installPackages([name]);
    if (findChromium() !== undefined) break;
  }
  return { ok: findChromium() !== undefined, output: `${said}\n${WHAT_TO_DO}` };
}
