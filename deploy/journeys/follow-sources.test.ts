import type { Browser } from 'playwright-core';
import { freePorts } from '../local/ports';
import { copySources, type SourcesCopy } from '../stack/copy-of-sources';
import { runDev } from '../stack/dev-server';
import { openBrowser } from './browser';
import { authPage } from './pages/auth-page';
import { DESKTOP, openVisitor } from './visitor';

let browser: Browser;
let sources: SourcesCopy;
beforeAll(async () => {
  sources = copySources();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  sources.remove();
});

test('npm run dev follows its sources: a remote, the shell and a service show what was changed, without a new start', async () => {
  const [port = 0] = await freePorts(1);
  const dev = runDev('npm', ['run', 'dev'], { cwd: sources.folder, env: { PORT: String(port), DATA_DIR: `${sources.folder}/.data` } });
  try {
    await dev.says(/follows its sources/);
    const { page } = await openVisitor(browser, 'developer', DESKTOP, `http://localhost:${port}`);
    await authPage(page).register({ username: 'dora', email: 'dora@journey.example', password: 'a long password' });
    await page.goto('/add-friend');
    await page.getByRole('heading', { name: 'Add Friends' }).waitFor();

    sources.edit('mfe-social/src/screens/add-friend/index.tsx', 'title="Add Friends"', 'title="Find more friends"');
    await page.getByRole('heading', { name: 'Find more friends' }).waitFor({ timeout: 60_000 });

    sources.edit('shell/src/layout/top-bar.tsx', '<span>Logout</span>', '<span>Leave for now</span>');
    await page.getByText('Leave for now').waitFor({ timeout: 60_000 });

    sources.edit('services/identity/src/main.ts', 'runService({', "process.stdout.write('changed on the way\\n');\nrunService({");
    await dev.says(/changed on the way/);
    await dev.says(/Restarted identity/);

    sources.edit('services/identity/src/main.ts', 'runService({', 'runService({{');
    await dev.says(/identity does not build/);
    await page.reload();
    await page.getByRole('heading', { name: 'Find more friends' }).waitFor();
  } finally {
    await dev.stop();
  }
  expect(dev.said.at(-1)).toBe('Stopped. Your data is kept.');
});
