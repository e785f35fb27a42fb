import type { Browser } from 'playwright-core';
import { placeBet } from '../stack/place-bet';
import { befriend, join } from '../stack/people';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { aGame } from './events';
import { bell } from './pages/bell';
import { cropDialog } from './pages/crop-dialog';
import { eventPages } from './pages/event-pages';
import { leagueForm } from './pages/league-form';
import { leaguePage } from './pages/league-page';
import { drawPicture, LETTER, lookAt } from './picture';
import { openPlayer } from './player';
import { record } from './record';
import { DESKTOP, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const [RED, GREEN] = ['rgb(200, 30, 40)', 'rgb(20, 120, 60)'];

test('a league: founded with a picture, edited under the eyes of its members, an event called off', async () => {
  const captain = await openPlayer(browser, 'captain', 'ida', DESKTOP);
  const player = await openPlayer(browser, 'player', 'emil', PHONE);
  await befriend(captain, player);
  const { step } = record('league-care', [captain, player]);
  const [form, crop] = [leagueForm(captain.page), cropDialog(captain.page)];

  await step('a league without a name, or with a letter for a picture, is refused', async () => {
    await captain.page.goto('/create-league');
    await crop.pick('League image', LETTER);
    await captain.page.getByText('Please choose an image file.').waitFor();
    await form.refuses('Create League', 'League name is required');
  });
  await step('the captain cuts a picture', async () => {
    await form.fill({ 'League name': 'Round table', Description: 'Who sits here bets here.' });
    await crop.pick('League image', await drawPicture(captain.page, RED));
    await crop.answer('Cancel');
    await crop.pick('League image', await drawPicture(captain.page, RED));
    await crop.dialog.getByRole('slider', { name: 'Zoom' }).waitFor();
  });
  await step('the league has it, round', async () => {
    await crop.zoom();
    await crop.answer('Apply Crop');
    await form.save('Create League');
    await captain.page.getByRole('heading', { name: 'Round table', level: 1 }).waitFor();
    expect(await lookAt(captain.page, await form.picture())).toEqual({ square: true, middle: RED, roundCorner: true });
  });

  const leagueId = new URL(captain.page.url()).pathname.split('/')[2] ?? '';
  await join(captain, leagueId, player);
  await player.page.goto(`/league/${leagueId}`);
  await step('a league cannot lose its name', async () => {
    await form.edit();
    await form.fill({ 'League name': ' ' });
    await form.refuses('Save Changes', 'League name cannot be empty');
  });
  await step('the captain edits it, and the player sees it', async () => {
    await form.fill({ 'League name': 'Oval table', Description: 'More legs.' });
    await crop.pick('League image', await drawPicture(captain.page, GREEN));
    await crop.answer('Apply Crop');
    await form.save('Save Changes');
    await captain.page.getByText('League details updated successfully').first().waitFor();
    for (const { page } of [captain, player]) {
      await page.getByRole('heading', { name: 'Oval table', level: 1 }).waitFor();
      await page.getByText('More legs.').waitFor();
      expect((await lookAt(page, await leagueForm(page).picture())).middle).toBe(GREEN);
    }
  });

  const game = await aGame(captain, leagueId, 'Owls in the rain');
  await placeBet(player.api, game, { amount: 100, pick: 'home' });
  await placeBet(captain.api, game, { amount: 40, pick: 'away' });
  await step('both have bet', async () => {
    await leaguePage(player.page).showsBalance(900);
    await leaguePage(captain.page).showsBalance(960);
    await eventPages(captain.page).shows('Owls in the rain', '2 members have bet');
  });
  await step('the captain thinks better of calling it off', async () => {
    await eventPages(captain.page).openCompletion('Owls in the rain');
    await eventPages(captain.page).askToCancel('All bets on Owls in the rain become void and every stake goes back. This cannot be undone.');
    await eventPages(captain.page).answerCancel('Keep the event');
  });
  await step('and calls it off: every stake is back', async () => {
    await eventPages(captain.page).askToCancel();
    await eventPages(captain.page).answerCancel('Yes, cancel it');
    await captain.page.getByText('Event cancelled. All stakes have been returned.').waitFor();
    await leaguePage(player.page).showsBalance(1000);
    await eventPages(player.page).shows('Owls in the rain', 'Cancelled', 'Called off by the captain. Every stake went back.', 'The bet is void: the stake of $100.00 went back');
  });
  await step('the player is told', () => bell(player.page).tells('Your bet on Owls in the rain was void. Your stake is back.'));
  await captain.page.waitForURL(/\/league\/[^/?]+$/);
  await leaguePage(captain.page).showsBalance(1000);

  await endWell(captain, player);
});
