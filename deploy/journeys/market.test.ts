import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { american, findOffer, outcome } from './offers';
import { betSlip } from './pages/bet-slip';
import { eventPages } from './pages/event-pages';
import { leaguePage } from './pages/league-page';
import { marketPage } from './pages/market-page';
import { profilePage } from './pages/profile-page';
import { foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const dollars = (amount: number): string => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

test('a market event: added with its odds, bet on in three markets, settled by the score', async () => {
  const captain = await openPlayer(browser, 'captain', 'mila', DESKTOP);
  const player = await openPlayer(browser, 'player', 'jonas', PHONE);
  const leagueId = await foundLeague('Market hall', captain, player);
  const { step } = record('market', [captain, player]);
  // A total on a whole number, which a score can hit exactly.
  const { group, sport, event, bookmaker } = await findOffer(captain.api, ({ markets }) =>
    ['h2h', 'spreads', 'totals'].every((key) => markets.some((market) => market.key === key)) && Number.isInteger(markets.find(({ key }) => key === 'totals')?.outcomes[0]?.point));
  const line = outcome(bookmaker, 'totals', 'over').point ?? 0;
  const score = { home: Math.floor(line / 2) + 1, away: Math.ceil(line / 2) - 1 };
  const spread = outcome(bookmaker, 'spreads', 'home').point ?? 0;
  const covers = outcome(bookmaker, 'spreads', score.home - score.away + spread > 0 ? 'home' : 'away');
  const [over, away] = [outcome(bookmaker, 'totals', 'over'), outcome(bookmaker, 'h2h', 'away')];
  const name = `${event.home_team} vs ${event.away_team}`;
  const market = marketPage(captain.page);

  await Promise.all([captain, player].map(({ page }) => page.goto(`/league/${leagueId}`)));
  await step('the captain goes down into the market', async () => {
    await market.open();
    expect(await market.leadsToLeague()).toBe(true);
    await market.openGroup(group);
    await market.openSport(sport);
    await market.openEvent(event.id);
    expect(await market.leadsToLeague()).toBe(false);
  });
  await step('and up again, one step at a time', async () => {
    await market.back('Back to Events', sport);
    expect(await market.leadsToLeague()).toBe(false);
    await market.back('Back to Sports', group);
    expect(await market.leadsToLeague()).toBe(false);
    await market.back('Back to Categories', 'Browse Market');
    expect(await market.leadsToLeague()).toBe(true);
  });
  await step('the captain chooses a bookmaker and three markets', async () => {
    await market.openGroup(group);
    await market.openSport(sport);
    await market.openEvent(event.id);
    await market.takeBookmaker(bookmaker.title);
    await market.dropMarket('Moneyline');
    await market.refusesNothing();
    for (const title of ['Moneyline', 'Point Spread', 'Over/Under']) await market.takeMarket(title);
  });
  await step('the captain adds it, and it stands on the other page', async () => {
    await market.add();
    await eventPages(player.page).shows(name, 'Moneyline and 2 more markets');
  });

  await step('the player bets on the total, in American odds', async () => {
    await eventPages(player.page).openSlip(name);
    const slip = betSlip(player.page);
    await slip.pick(`Over ${line} ${over.price.toFixed(2)}`);
    await slip.write('American');
    await slip.stake('20');
    await slip.says(`Over ${line}`, american(over.price), dollars(Math.round(20 * over.price * 100) / 100));
    await slip.place();
    await eventPages(player.page).shows(name, 'Your bet', american(away.price), '1 member has bet');
  });
  await step('the captain bets on the spread, in decimal odds', async () => {
    await eventPages(captain.page).openSlip(name);
    const slip = betSlip(captain.page);
    const point = covers.point ?? 0;
    await slip.pick(`${covers.name} ${point > 0 ? '+' : ''}${point} ${covers.price.toFixed(2)}`);
    await slip.stake('100');
    await slip.place();
  });

  await step('a score that is not whole or does not fit the winner is refused', async () => {
    const complete = eventPages(captain.page);
    await complete.openCompletion(name);
    await complete.score({ [event.home_team]: '1' });
    await complete.refuses('Please enter both scores');
    captain.expectRefusal(400, /\/complete\/$/);
    await complete.score({ [event.away_team]: '2' });
    await complete.refuses('The final score does not fit the winning outcome.');
  });
  await step('the captain gives the final score', async () => {
    await eventPages(captain.page).score({ [event.home_team]: String(score.home), [event.away_team]: String(score.away) });
    await eventPages(captain.page).finish();
  });
  const won = Math.round(100 * covers.price * 100) / 100;
  await step('one has won, and the other has the stake back', async () => {
    await leaguePage(captain.page).showsBalance(900 + won);
    await leaguePage(player.page).showsBalance(1000);
    await eventPages(player.page).shows(name, 'An exact tie with the line: the stake of $20.00 went back', `Final score ${score.home} : ${score.away}`);
    await eventPages(captain.page).shows(name, `$100.00 x ${covers.price.toFixed(2)} = ${dollars(won)}`);
  });

  const second = await findOffer(captain.api, ({ markets }, { id }) => id !== event.id && markets.some(({ key }) => key === 'h2h'));
  const last = `${second.event.home_team} vs ${second.event.away_team}`;
  const added = await captain.api.call('league.AddMarketEvent', {
    league_id: leagueId, sport_key: second.event.sport_key, event_id: second.event.id, bookmaker: second.bookmaker.key, markets: ['h2h'],
  });
  await step('the player bets on the winner of another, and loses', async () => {
    await eventPages(player.page).openSlip(last);
    const slip = betSlip(player.page);
    const { name: side, price } = outcome(second.bookmaker, 'h2h', 'away');
    await slip.pick(`${side} ${american(price)}`);
    await slip.stake('50');
    await slip.place();
    await captain.api.call('league.CompleteEvent', { event_id: added.id, winning_outcome: 'home' });
    await leaguePage(player.page).showsBalance(950);
    await eventPages(player.page).shows(last, 'The stake of $50.00 is lost');
  });
  await step('the profiles say why', async () => {
    await profilePage(player.page).open();
    await profilePage(player.page).explains(name, 'Push', `${score.home} + ${score.away} = ${line}, exactly on ${line}.`, '20.00 x 1.00 = 20.00');
    await profilePage(player.page).explains(last, 'Lost', 'The winning outcome that the captain names decides this market.', '50.00 x 0.00 = 0.00');
    await profilePage(captain.page).open();
    await profilePage(captain.page).explains(name, 'Won', `100.00 x ${covers.price.toFixed(2)} = ${won.toFixed(2)}`);
  });
  await step('an event of the league is not added twice', async () => {
    await captain.page.goto(`/league/${leagueId}`);
    await market.open();
    await market.openGroup(second.group);
    await market.openSport(second.sport);
    await market.openEvent(second.event.id);
    await market.isAdded();
  });

  await endWell(captain, player);
});
