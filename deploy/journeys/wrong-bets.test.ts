import type { Browser } from 'playwright-core';
import { placeBet } from '../stack/place-bet';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { aGame } from './events';
import { lagUntilBet } from './lag';
import { betSlip } from './pages/bet-slip';
import { eventPages } from './pages/event-pages';
import { foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, openWindow, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const BET = /\/bets\/post_league_event\/$/;

test('wrong bets: each is refused where it was typed, keeps what was typed, and costs nothing', async () => {
  const captain = await openPlayer(browser, 'captain', 'alma', DESKTOP);
  const player = await openPlayer(browser, 'player', 'kurt', PHONE);
  const leagueId = await foundLeague('Second thoughts', captain, player);
  const [typed, twice, over, moved, broke] = await Promise.all(
    ['Mistyped', 'Bet on twice', 'Over meanwhile', 'At other odds', 'Spent meanwhile'].map((name) => aGame(captain, leagueId, name)),
  );
  if (!typed || !twice || !over || !moved || !broke) throw new Error('Five events are needed');
  const late = await openWindow(player);
  const { step } = record('wrong-bets', [captain, player, late]);
  const slip = betSlip(player.page);
  const balance = async (): Promise<number> => (await player.api.call('league.GetLeague', { id: leagueId })).balance;
  const address = (event: { id: string }) => `/league/${leagueId}/event/${event.id}/place-user-bet`;
  /** Fills in a slip in the window that lags. */
  const prepare = async (event: { id: string }, price: string, stake: string, older?: (answer: string) => string): Promise<void> => {
    await lagUntilBet(late.page, older);
    await late.page.goto(address(event));
    await betSlip(late.page).pick(`Owls ${price}`);
    await betSlip(late.page).stake(stake);
  };

  await captain.page.goto(`/league/${leagueId}`);
  await step('nothing goes without an outcome and an amount', async () => {
    await player.page.goto(address(typed));
    expect(await slip.button.isDisabled()).toBe(true);
    await slip.stake('10');
    expect(await slip.button.isDisabled()).toBe(true);
    await slip.pick('Owls 1.91');
    await slip.says('$19.10', '$990.00');
  });
  for (const amount of ['0', '-5', '1.234', 'ten']) {
    await step(`an amount of ${amount} is refused`, () => slip.refuses(amount, 'Please enter a valid bet amount greater than zero'));
  }
  await step('more than there is is refused', () => slip.refuses('1000.01', 'Insufficient funds. Your balance is $1000.00'));
  expect(await balance()).toBe(1000);
  await step('the right amount, pressed twice, is one bet', async () => {
    await slip.stake('100');
    await slip.button.dblclick();
    await slip.says('Bet placed successfully!', '$900.00');
    expect(await balance()).toBe(900);
  });

  await step('an event bet on in one window is closed in the other', async () => {
    await player.page.goto(address(twice));
    await slip.pick('Hawks 2.10');
    await slip.stake('30');
    await prepare(twice, '1.91', '20');
    await slip.place();
    late.expectRefusal(409, BET);
    await betSlip(late.page).button.click();
    await betSlip(late.page).says('You have already placed a bet on this event.', 'Hawks', '$30.00');
    expect(await balance()).toBe(870);
  });
  await step('an event completed in the meantime takes no bet', async () => {
    await player.page.goto(address(over));
    await slip.pick('Owls 1.91');
    await slip.stake('20');
    await prepare(over, '1.91', '20');
    await eventPages(captain.page).complete('Over meanwhile', 'Owls');
    await slip.says('This event has already completed. You cannot place a bet.', 'Result: Owls');
    late.expectRefusal(409, BET);
    await betSlip(late.page).button.click();
    await betSlip(late.page).says('This event has already completed. You cannot place a bet.');
    expect(await balance()).toBe(870);
  });
  await step('at other odds than were seen, the bet waits for a yes', async () => {
    await prepare(moved, '1.80', '50', (answer) => answer.replaceAll('"price":1.91', '"price":1.8'));
    late.expectRefusal(409, BET);
    await betSlip(late.page).button.click();
    await betSlip(late.page).says('The odds have changed.', 'Nothing was staked. Place the bet again if the new odds suit you.', '$95.50');
    expect(await betSlip(late.page).amount.inputValue()).toBe('50');
    expect(await balance()).toBe(870);
  });
  await step('the player says yes', async () => {
    await late.page.getByRole('button', { name: 'Place Bet at 1.91' }).click();
    await betSlip(late.page).says('Bet placed successfully!', '$820.00');
    expect(await balance()).toBe(820);
  });
  await step('money spent in the meantime is not spent again', async () => {
    await prepare(broke, '1.91', '800');
    await placeBet(player.api, await aGame(captain, leagueId, 'A better idea'), { amount: 100, pick: 'home' });
    late.expectRefusal(409, BET);
    await betSlip(late.page).button.click();
    await betSlip(late.page).says('Insufficient funds. Your balance is $720.00');
    expect(await betSlip(late.page).amount.inputValue()).toBe('800');
    expect(await balance()).toBe(720);
  });

  await endWell(captain, player, late);
});
