import type { Browser } from 'playwright-core';
import { sharedStack } from '../stack/shared-stack';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { authPage } from './pages/auth-page';
import { friendsPage } from './pages/friends-page';
import { press } from './pages/press';
import { profilePage } from './pages/profile-page';
import { openPlayer } from './player';
import { record } from './record';
import { DESKTOP, openVisitor, PHONE } from './visitor';

const { url } = sharedStack();
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('Google: an unknown account registers with its email, and is signed in directly the next time', async () => {
  const newcomer = await openVisitor(browser, 'newcomer', PHONE, url);
  const friend = await openPlayer(browser, 'friend', 'ines', DESKTOP);
  const { step } = record('google', [newcomer, friend]);
  const auth = authPage(newcomer.page);

  await step('the newcomer chooses a Google account', async () => {
    await newcomer.page.goto('/');
    await auth.leaveForGoogle();
  });
  await step('it has no account here, and may open one', async () => {
    await auth.comeBackAs('Ben Demo');
    await auth.asksToRegister({ username: 'Ben Demo', email: 'ben.demo@example.com' });
  });
  await step('a short password is refused', async () => {
    await auth.registersAs('short');
    await newcomer.page.getByText('A password has 8 to 128 characters.').waitFor();
  });
  await step('the newcomer registers', async () => {
    await auth.registersAs('a long password');
    await newcomer.page.waitForURL('**/home');
    await newcomer.page.getByText('Welcome back, Ben Demo!').waitFor();
  });
  await step('others find the newcomer by that name', async () => {
    await friend.page.goto('/home');
    await friendsPage(friend.page).ask('Ben Demo');
  });
  await step('the newcomer signs out', async () => {
    await press(newcomer.page, 'Logout');
    await newcomer.page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
  });
  await step('and is signed in with Google at once', async () => {
    await auth.leaveForGoogle();
    await auth.comeBackAs('Ben Demo');
    await newcomer.page.waitForURL('**/home');
    expect(newcomer.page.url()).toBe(`${url}/home`);
    await newcomer.page.getByText('Welcome back, Ben Demo!').waitFor();
  });
  await step('the profile is the one that was opened', async () => {
    await profilePage(newcomer.page).open();
    await newcomer.page.getByRole('heading', { name: 'Ben Demo', level: 1 }).waitFor();
  });
  await step('the password of the registration holds as well', async () => {
    await press(newcomer.page, 'Logout');
    await auth.signIn('Ben Demo', 'a long password');
  });

  await endWell(newcomer, friend);
});
