import type { Browser } from 'playwright-core';
import { freePorts } from '../local/ports';
import { ROOT } from '../local/root';
import { runDev } from '../stack/dev-server';
import { openBrowser } from './browser';
import { DESKTOP, openVisitor } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

/** Every route of a remote, with ids that its recorded answers know. */
const ADDRESSES = {
  'mfe-auth': ['/', '/register'],
  'mfe-leagues': ['/home', '/create-league', '/league/l1', '/league/l1/create-circuit', '/league/l1/circuit/c1'],
  'mfe-betting': ['/league/l1/market', '/league/l1/event/e1/place-user-bet', '/league/l1/create-event', '/league/l1/event/e1/complete'],
  'mfe-social': ['/profile', '/settings', '/add-friend', '/widgets'],
};

test.each(Object.entries(ADDRESSES))('%s runs alone: every screen shows against recorded answers, without asking a server or complaining', async (remote, addresses) => {
  const [port = 0] = await freePorts(1);
  const server = runDev('npm', ['run', 'dev', '-w', remote, '--', '--port', String(port)], { cwd: ROOT });
  try {
    expect(await server.says(/^Rspack compiled/)).toContain('successfully');
    const { page, problems } = await openVisitor(browser, remote, DESKTOP, `http://localhost:${port}`);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(`${request.method()} ${request.url()}`);
    });
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('h1, section').first().waitFor();
      await page.locator('.ant-skeleton').first().waitFor({ state: 'hidden' });
    }
    expect({ asked, problems }).toEqual({ asked: [], problems: [] });
    await page.context().close();
  } finally {
    await server.stop();
  }
});
