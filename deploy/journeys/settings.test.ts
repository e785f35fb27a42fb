import type { Browser } from 'playwright-core';
import { createEvent } from '../contract/support/league-night';
import { eventually } from '../stack/eventually';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { enrolNew, foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

test('what is chosen in the settings holds on every screen, and after a reload', async () => {
  const player = await openPlayer(browser, 'player', 'choosy', DESKTOP);
  const { page } = player;
  const leagueId = await foundLeague('As I like it', player);
  const event = await createEvent({ captain: player, leagueId }, 'Lakers vs Bulls');
  const { step } = record('settings', [player]);
  const still = () => page.locator('html[data-reduced-motion]').waitFor({ state: 'attached' });
  const bellSwitch = () => page.getByRole('switch', { name: 'A new event to bet on' });

  await step('the player chooses American odds, less motion and no word of new events', async () => {
    await page.goto('/settings');
    await page.getByText('American', { exact: false }).first().click();
    await page.getByRole('switch', { name: /^Reduced motion/ }).click();
    await bellSwitch().click();
    await eventually('the choice to be kept', () => player.api.call('social.GetNotificationSettings'), ({ event_created }) => !event_created);
  });
  await step('a reload changes nothing', async () => {
    await page.reload();
    await bellSwitch().waitFor();
    expect(await bellSwitch().isChecked()).toBe(false);
    expect(await page.getByRole('switch', { name: 'A new circuit to join' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /American/ }).isChecked()).toBe(true);
    await still();
  });
  for (const [name, path, odds] of [
    ['the league', '', '-110'],
    ['the bet slip', `/event/${event.id}/place-user-bet`, '-110'],
    ['completing', `/event/${event.id}/complete`, 'Home: Lakers (-110)'],
  ] as const) {
    await step(`${name} writes American odds and keeps still`, async () => {
      await page.goto(`/league/${leagueId}${path}`);
      await page.getByRole('main').getByText(odds).first().waitFor();
      await still();
    });
  }
  await endWell(player);
});

test('a kind that is switched off rings no bell on an open page, while the next kind does', async () => {
  const player = await openPlayer(browser, 'player', 'quiet', DESKTOP);
  const captain = await enrolNew('loud');
  const leagueId = await foundLeague('Quiet please', captain, player);
  await player.api.call('social.MarkNotificationsRead');
  await player.page.goto('/settings');
  const toggled = player.page.getByRole('switch', { name: 'A new event to bet on' });
  await toggled.click();
  await eventually('the choice to be kept', () => player.api.call('social.GetNotificationSettings'), ({ event_created }) => !event_created);
  const event = await createEvent({ captain, leagueId }, 'Silent game');
  await captain.api.call('league.CreateCircuit', { league_id: leagueId, name: 'Loud cup', component_events_data: [{ league_event_id: event.id, weight: 1 }] });
  // One for the circuit: the event, which came before it, is not counted.
  await player.page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();
  await player.page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await player.page.getByText('New circuit in Quiet please: Loud cup').waitFor();
  expect(await player.page.getByText('Silent game').count()).toBe(0);
  await endWell(player);
});
