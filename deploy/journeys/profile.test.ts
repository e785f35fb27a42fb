import type { Browser } from 'playwright-core';
import { PASSWORD } from '../stack/people';
import { placeBet } from '../stack/place-bet';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { aGame } from './events';
import { authPage } from './pages/auth-page';
import { cropDialog } from './pages/crop-dialog';
import { eventPages } from './pages/event-pages';
import { leaguePage } from './pages/league-page';
import { profilePage } from './pages/profile-page';
import { settingsPage } from './pages/settings-page';
import { drawPicture, LETTER, lookAt } from './picture';
import { foundLeague, openBrowserOf, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, openWindow, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const BLUE = 'rgb(40, 80, 200)';
const NEW_PASSWORD = 'another long password';

test('a profile: figures of one’s own, a picture and a name that others see at once, and who is signed in', async () => {
  const friend = await openPlayer(browser, 'friend', 'omar', DESKTOP);
  const player = await openPlayer(browser, 'player', 'nell', PHONE);
  const league = await foundLeague('Mirror room', friend, player);
  const chat = await openWindow(friend);
  const elsewhere = await openBrowserOf(player, browser, 'player elsewhere', DESKTOP);
  const { step } = record('profile', [friend, player, chat, elsewhere]);
  const profile = profilePage(player.page);
  const crop = cropDialog(player.page);

  const [lost, won] = [await aGame(friend, league, 'Lost game'), await aGame(friend, league, 'Won game')];
  await placeBet(player.api, lost, { amount: 50, pick: 'away' });
  await placeBet(player.api, won, { amount: 100, pick: 'home' });
  await player.api.call('chat.SendMessage', { league_id: league, message: 'It is me.' });
  await friend.page.goto('/home');
  await chat.page.goto(`/league/${league}?tab=chat`);
  await leaguePage(chat.page).hears('It is me.');

  await step('before the first settled bet it shows a sample', async () => {
    await player.page.goto('/home');
    await profile.open();
    await player.page.getByText('What follows is a sample. Your own figures take its place with your first settled bet. You have 2 open bets.').waitFor();
  });
  await step('then figures of one’s own, as they come', async () => {
    await friend.api.call('league.CompleteEvent', { event_id: lost.id, winning_outcome: 'home' });
    await profile.counts({ Bets: '2', 'Win Rate': '0%', Streak: '0', 'Lifetime Winnings': '$0.00' });
    await friend.api.call('league.CompleteEvent', { event_id: won.id, winning_outcome: 'home' });
    await profile.counts({ Bets: '2', 'Win Rate': '50%', Streak: '1', 'Lifetime Winnings': '$91.00' });
    await profile.endsAt('+$41.00');
    await profile.hasEarned('First Win');
  });
  await step('every bet says why', async () => {
    await profile.explains('Won game', 'Won', 'Winning outcome: Owls.', '100.00 x 1.91 = 191.00');
    await profile.explains('Lost game', 'Lost', 'Winning outcome: Owls.', '50.00 x 0.00 = 0.00');
  });

  await step('a letter is no picture', async () => {
    await crop.pick('Profile image', LETTER);
    await player.page.getByText('Please choose an image file.').first().waitFor();
  });
  await step('a picture is cut, and the friend sees it', async () => {
    await crop.pick('Profile image', await drawPicture(player.page, BLUE));
    await crop.answer('Apply Crop');
    await player.page.getByText('Profile image updated successfully').first().waitFor();
    const picture = friend.page.getByRole('list', { name: 'Friends' }).locator('img[src^="/media/"]');
    await picture.waitFor();
    expect(await lookAt(friend.page, (await picture.getAttribute('src')) ?? '')).toEqual({ square: true, middle: BLUE, roundCorner: true });
  });
  await step('no name, or somebody else’s, is refused', async () => {
    await profile.edit();
    await profile.fill({ Username: '  ' });
    await profile.refuses('Username is required');
    player.expectRefusal(409, /\/profile\/update\/$/);
    await profile.fill({ Username: friend.username.toUpperCase() });
    await profile.refuses('This username is already taken');
  });
  const name = `${player.username} the Great`;
  await step('a new name stands everywhere', async () => {
    await profile.fill({ Username: name, Bio: 'Ask me about Owls.' });
    await profile.save();
    await player.page.getByRole('heading', { name, level: 1 }).waitFor();
    await player.page.getByText('Ask me about Owls.').waitFor();
    await friend.page.getByRole('list', { name: 'Friends' }).getByText(name).waitFor();
    await chat.page.getByRole('log').getByText(name).waitFor();
    await leaguePage(chat.page).ranks(name, 19);
  });

  await step('odds are written the player’s way', async () => {
    await settingsPage(player.page).open();
    await settingsPage(player.page).write('American');
    await aGame(friend, league, 'Next game');
    await player.page.goto(`/league/${league}`);
    await eventPages(player.page).shows('Next game', '-110', '+110');
  });
  await step('a wrong password changes nothing', async () => {
    await elsewhere.page.goto('/home');
    await settingsPage(player.page).open();
    player.expectRefusal(400, /\/profile\/password\/$/);
    await settingsPage(player.page).changePassword({ current: 'not my password', next: NEW_PASSWORD }, 'The current password is not right.');
    await settingsPage(player.page).changePassword({ current: PASSWORD, next: NEW_PASSWORD, again: 'something else' }, 'The passwords are not the same');
  });
  await step('the right one signs out every other browser', async () => {
    elsewhere.expectRefusal(401, /\/api\//);
    await settingsPage(player.page).changePassword({ current: PASSWORD, next: NEW_PASSWORD }, 'Password changed. Your other sessions were signed out.');
    await elsewhere.page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
    expect(new URL(player.page.url()).pathname).toBe('/settings');
  });
  await step('and this one too, when asked to', async () => {
    await settingsPage(player.page).signOutEverywhere();
    await player.page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
  });
  await step('only the new password lets the player in', async () => {
    player.expectRefusal(401, /\/api\/login\/$/);
    await authPage(player.page).refuses(name, PASSWORD, 'Login failed: Invalid username or password');
    await authPage(player.page).signIn(name, NEW_PASSWORD);
    await player.page.getByText(`Welcome back, ${name}!`).waitFor();
  });

  await endWell(friend, player, chat, elsewhere);
});
