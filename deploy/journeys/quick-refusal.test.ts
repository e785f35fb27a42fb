import type { Browser } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { openBrowser } from './browser';
import { press } from './pages/press';
import { foundLeague, openPlayer } from './player';
import { DESKTOP } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('a button is itself again though the refusal came before its spinner had begun to grow', async () => {
  const captain = await openPlayer(browser, 'captain', 'hasty', DESKTOP);
  const { page } = captain;
  const leagueId = await foundLeague('No sooner said', captain);
  const { id } = await createEvent({ captain, leagueId });
  await page.route('**/complete/', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.', code: 'INVALID_ARGUMENT' } }));
  await page.goto(`/league/${leagueId}/event/${id}/complete`);
  await page.getByRole('button', { name: 'Complete Event', exact: true }).waitFor();

  // Nothing grows until the spinner is on its way out.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await press(page, 'Complete Event');
  await page.getByText('Not like this.').waitFor();
  await page.locator('.ant-btn-loading-icon-motion-leave-active').waitFor({ state: 'attached' });
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.getByRole('button', { name: 'Complete Event', exact: true }).waitFor();
});
