import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../journeys/browser';
import { sharedStack } from '../stack/shared-stack';
import { enrolNew, signedIn } from '../journeys/player';
import { loadHome, loadLandingPage, scriptBytes } from './pages';
import { kib, LIMITS_KIB } from './limits';
import { remotes } from './remotes';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const newPage = (): Promise<Page> => browser.newPage({ baseURL: sharedStack().url });

test('the landing page needs no more scripts than it may', async () => {
  const files = await loadLandingPage(await newPage());
  expect(files.filter(({ kind }) => kind === 'script')).not.toHaveLength(0);
  expect(kib(scriptBytes(files))).toBeLessThanOrEqual(LIMITS_KIB.landingPage);
});

test('antd comes while the visitor types, and not before', async () => {
  const page = await newPage();
  await loadLandingPage(page);
  const theme = page.waitForResponse(async (response) => response.request().resourceType() === 'script' && (await response.text()).includes('iconPrefixCls'));
  await page.getByLabel('Username').press('a');
  expect((await theme).ok()).toBe(true);
});

test('home needs no more scripts than it may, and the whole of antd comes with the first touch or key', async () => {
  const { url } = sharedStack();
  const page = await browser.newPage({ baseURL: url, storageState: signedIn(await enrolNew('lena'), url) });
  expect(kib(scriptBytes(await loadHome(page)))).toBeLessThanOrEqual(LIMITS_KIB.home);
  const whole = page.waitForResponse(async (response) => response.request().resourceType() === 'script' && (await response.text()).includes('Cascader'));
  await page.keyboard.press('Tab');
  expect((await whole).ok()).toBe(true);
});

test.each(remotes())('$name brings no more of its own than it may', ({ bytes }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(kib(bytes)).toBeLessThanOrEqual(LIMITS_KIB.remote);
});
