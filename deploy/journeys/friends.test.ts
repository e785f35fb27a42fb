import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { bell } from './pages/bell';
import { friendsPage } from './pages/friends-page';
import { openPlayer } from './player';
import { record } from './record';
import { DESKTOP, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('friends: found from two characters on, pending on both sides, rejected, asked again and accepted', async () => {
  const one = await openPlayer(browser, 'one', 'freda', DESKTOP);
  const other = await openPlayer(browser, 'other', 'gustav', PHONE);
  const { step } = record('friends', [one, other]);
  const [hers, his] = [friendsPage(one.page), friendsPage(other.page)];

  await step('one character finds nobody, two begin to', async () => {
    await one.page.goto('/add-friend');
    await hers.search('g');
    await hers.saysNothingYet();
    await hers.search(other.username.slice(0, 2));
    await hers.findsSomebody();
    await hers.search('nobody goes by this');
    await one.page.getByText('Nobody goes by “nobody goes by this”. Check the spelling.').waitFor();
  });
  await step('she asks, and it is pending for both', async () => {
    await hers.search(other.username);
    await hers.add(other.username);
    await hers.shows(other.username, 'Pending');
    await other.page.goto('/add-friend');
    await his.search(one.username);
    await his.shows(one.username, 'Pending');
    expect(await his.canAsk(one.username)).toBe(false);
  });
  await step('he rejects, and both may ask', async () => {
    await bell(other.page).reject(one.username);
    await his.mayAsk(one.username);
    // Nobody tells her: she sees it when she looks again.
    await one.page.reload();
    await hers.search(other.username);
    await hers.mayAsk(other.username);
  });
  await step('now he asks, and she accepts', async () => {
    await his.add(one.username);
    await bell(one.page).accept(other.username);
    await hers.shows(other.username, 'Friends');
    await his.shows(one.username, 'Friends');
  });
  await step('both are told and see each other', async () => {
    await bell(other.page).tells(`${one.username} accepted your friend request`);
    await hers.has(other.username);
    await his.has(one.username);
  });

  await endWell(one, other);
});
