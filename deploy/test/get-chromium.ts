import { findChromium } from '../stack/chromium';
import { runCommand, type Ended } from './run-command';

const WHAT_TO_DO = 'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run npm test again.';

/** Makes sure that there is a Chromium; installs it where this account may install packages. */
export async function getChromium(): Promise<Ended> {
  if (findChromium() !== undefined) return { ok: true, output: '' };
  if (process.env['CHROMIUM_PATH']) return { ok: false, output: `CHROMIUM_PATH names no file. ${WHAT_TO_DO}` };
  const installed = await install(process.getuid?.() === 0 ? [] : ['sudo', '-n']);
  return { ok: findChromium() !== undefined, output: `${installed}\n${WHAT_TO_DO}` };
}

/** @returns what the package manager said */
async function install(as: string[]): Promise<string> {
  let said = '';
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [file = '', ...rest] = [...as, 'apt-get', ...args];
    const { ok, output } = await runCommand(file, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    said += output;
    if (!ok) break;
  }
  return said;
}
