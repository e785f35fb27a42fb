import { openBrowser } from '../journeys/browser';
import { runProgram } from '../local/problem';
import { startStack } from '../stack/start-stack';
import { loadLandingPage, scriptBytes, type Loaded } from './pages';
import { kib, LIMITS_KIB } from './limits';
import { remotes } from './remotes';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const line = (bytes: number, name: string, limit?: number): string => `${kib(bytes).toFixed(1).padStart(7)} KiB  ${name}${limit === undefined ? '' : ` (at most ${limit})`}`;

/** `npm run budget`: what the landing page loads, file by file, and what each remote weighs. */
async function budget(): Promise<void> {
  const files = await landingPage();
  say('The landing page, as Chromium receives it:');
  for (const { kind, file, bytes } of files) say(line(bytes, `${kind.padEnd(10)} ${file}`));
  say(line(scriptBytes(files), 'all scripts', LIMITS_KIB.landingPage));
  say('\nThe scripts of each remote:');
  for (const { name, bytes } of remotes()) say(line(bytes, name, LIMITS_KIB.remote));
}

async function landingPage(): Promise<Loaded[]> {
  const stack = await startStack();
  const browser = await openBrowser();
  try {
    return await loadLandingPage(await browser.newPage({ baseURL: stack.url }));
  } finally {
    await browser.close();
    await stack.stop();
  }
}

void runProgram(budget);
