import fs from 'node:fs';
import path from 'node:path';

/** The headless shell first: it is the same browser without its windows, and a journey takes a quarter less time in it. */
const NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of a Chromium or Chrome on this machine: CHROMIUM_PATH, or one on the PATH, or one in its usual place. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) return fs.existsSync(chosen) ? chosen : undefined;
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...ELSEWHERE];
  return candidates.find((file) => fs.existsSync(file));
}
