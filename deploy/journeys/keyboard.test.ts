import type { Browser } from 'playwright-core';
import { PASSWORD } from '../stack/people';
import { sharedStack } from '../stack/shared-stack';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { aGame } from './events';
import { keyboard } from './keyboard';
import { leaguePage } from './pages/league-page';
import { enrolNew, foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, openVisitor, PHONE } from './visitor';

const { url } = sharedStack();
let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('without a mouse: sign in, open the league, bet and talk, with the focus in sight at every stop', async () => {
  const captain = await openPlayer(browser, 'captain', 'cara', PHONE);
  const person = await enrolNew('tab');
  const leagueId = await foundLeague('Keys only', captain, person);
  await aGame(captain, leagueId, 'Owls by keyboard');
  const player = await openVisitor(browser, 'player', DESKTOP, url);
  const { step } = record('keyboard', [player, captain]);
  const { page } = player;
  const keys = keyboard(page);

  await captain.page.goto(`/league/${leagueId}?tab=chat`);
  await step('sign in', async () => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Welcome back', level: 1 }).waitFor();
    await keys.tabTo(/^Username/);
    await keys.type(person.username);
    await keys.tabTo(/^Password/);
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await page.getByText(`Welcome back, ${person.username}!`).waitFor();
  });
  await step('open the league', async () => {
    await page.getByRole('link', { name: 'Keys only' }).waitFor();
    await keys.tabTo(/^Keys only$/);
    await keys.press('Enter');
    await page.getByRole('heading', { name: 'Keys only', level: 1 }).waitFor();
  });
  await step('open the slip', async () => {
    await keys.tabTo(/^Place Bet$/);
    await keys.press('Enter');
    await page.getByRole('heading', { name: 'Place Your Bet', level: 1 }).waitFor();
  });
  await step('pick and stake', async () => {
    await keys.tabTo(/^Owls 1\.91$/);
    await keys.press('Space', 'ArrowRight');
    expect(await page.getByRole('radio', { name: 'Hawks 2.10' }).isChecked()).toBe(true);
    await keys.press('ArrowLeft');
    await keys.tabTo(/^Bet amount$/);
    await keys.type('25');
    await page.getByText('$47.75').first().waitFor();
  });
  await step('place the bet', async () => {
    await keys.tabTo(/^Place Bet$/);
    await keys.press('Enter');
    await page.getByText('Bet placed successfully!').waitFor();
    await keys.tabTo(/^Back to League$/);
    await keys.press('Enter');
    await page.getByRole('heading', { name: 'Keys only', level: 1 }).waitFor();
    await leaguePage(page).showsBalance(975);
  });
  await step('go to the chat', async () => {
    // A tab says which of how many it is while it has the focus.
    await keys.tabTo(/^Tab 1 of 3 Events$/);
    await keys.press('ArrowRight', 'ArrowRight', 'Enter');
    await page.getByRole('log', { name: 'Messages' }).waitFor();
  });
  await step('talk', async () => {
    await keys.tabTo(/^Message$/);
    await keys.type('No mouse, no problem.');
    await keys.press('Enter');
    await leaguePage(page).hears('No mouse, no problem.');
    await leaguePage(captain.page).hears('No mouse, no problem.');
  });
  await step('read the news and leave the popup again', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).focus();
    await keys.press('Enter');
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await keys.press('Escape');
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: /^Notifications/ }).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  await endWell(player, captain);
});
