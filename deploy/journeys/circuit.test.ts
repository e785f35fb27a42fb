import type { Browser } from 'playwright-core';
import { placeBet } from '../stack/place-bet';
import { openBrowser } from './browser';
import { endWell } from './end-well';
import { bell } from './pages/bell';
import { circuitForm } from './pages/circuit-form';
import { circuitPage } from './pages/circuit-page';
import { eventForm } from './pages/event-form';
import { eventPages } from './pages/event-pages';
import { leaguePage } from './pages/league-page';
import { foundLeague, openPlayer } from './player';
import { record } from './record';
import { DESKTOP, openWindow, PHONE } from './visitor';

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

const GAME = 'Owls vs Hawks';
const QUESTION = 'How many points in overtime?';
const CIRCUIT = 'Opening weekend';

test('a circuit: joined for a fee, led live, tied, and decided by the nearest guess', async () => {
  const captain = await openPlayer(browser, 'captain', 'vera', DESKTOP);
  const player = await openPlayer(browser, 'player', 'odin', PHONE);
  const second = await openWindow(player);
  const leagueId = await foundLeague('Circuit riders', captain, player);
  const { step } = record('circuit', [captain, player]);
  const [form, circuits] = [eventForm(captain.page), circuitForm(captain.page)];
  const [mine, theirs] = [circuitPage(captain.page), circuitPage(player.page)];

  await Promise.all([captain, player].map(({ page }) => page.goto(`/league/${leagueId}`)));

  await step('an event without a name, odds or a right end is refused', async () => {
    await form.open();
    await form.fill({ 'Event Name': '', 'Home odds (American)': '' });
    await form.time('End', 'Jan 1, 2024 7:05:00 PM');
    await form.refuses('Please provide an event name', 'Please enter the home odds as a number', 'The event must end after it starts.');
  });
  await step('the captain puts it right', async () => {
    await form.fill({ 'Event Name': GAME, 'Home team': 'Owls', 'Away team': 'Hawks', 'Home odds (American)': '150', 'Away odds (American)': '-200' });
    await form.choose('Sport', 'Basketball');
    await form.time('End', 'Dec 31, 2099 7:05:00 PM');
    await form.create();
  });
  await step('the captain asks for a number', async () => {
    await form.open();
    await form.type('Closest guess');
    await form.fill({ 'Event Name': QUESTION });
    await form.create();
  });

  await step('a circuit of nothing is refused', async () => {
    await circuits.open();
    await circuits.fill({ 'Entry fee': '1.234' });
    await circuits.refuses('Circuit name is required', 'The entry fee is an amount from 0.00 with at most two decimals.', 'Please select at least one component event.');
    expect(await circuits.tiebreaker.isDisabled()).toBe(true);
  });
  await step('only a closest guess breaks ties, and only while it counts', async () => {
    await circuits.tick(GAME);
    await circuits.offersNoTiebreaker();
    await circuits.tick(QUESTION);
    await circuits.breakTiesBy(QUESTION);
    await circuits.untick(QUESTION);
    await circuits.offersNoTiebreaker();
  });
  await step('the captain creates the circuit', async () => {
    await circuits.tick(QUESTION);
    await circuits.breakTiesBy(QUESTION);
    await circuits.weighMore(GAME);
    await circuits.fill({ 'Circuit name': CIRCUIT, Description: 'One game, one number.', 'Entry fee': '25' });
    await circuits.create();
  });

  await step('the player finds it and asks to join', async () => {
    await theirs.open(CIRCUIT);
    await theirs.says('2 of 2 events still to come.', 'No participants have joined yet.', 'x2', 'Tiebreaker');
    await theirs.askToJoin('$25.00', '$975.00');
  });
  await step('who joins in one window is in the circuit in the other', async () => {
    await second.page.goto(player.page.url());
    await circuitPage(second.page).askToJoin('$25.00', '$975.00');
    await theirs.join('$25.00');
    await theirs.takesPart();
    await circuitPage(second.page).takesPart();
    await second.page.close();
  });
  await step('the captain sees it and joins', async () => {
    await mine.open(CIRCUIT);
    await mine.ranks([player.username, 0]);
    await mine.askToJoin('$25.00', '$975.00');
    await mine.join('$25.00');
    await mine.takesPart();
    await theirs.says('$50.00 in the pot');
  });
  await step('the player bets from the circuit', async () => {
    await theirs.openBet(GAME);
    await eventPages(player.page).fillSlip({ odds: '2.50', amount: '100', winnings: '$250.00' });
    await theirs.open(CIRCUIT);
    await theirs.says('Bet placed');
    await theirs.openBet(QUESTION);
    await eventPages(player.page).guess({ guess: '12.5', amount: '10' });
    await leaguePage(player.page).showsBalance(865);
    await theirs.open(CIRCUIT);
  });
  const events = await captain.api.call('league.ListEvents', { league_id: leagueId });
  const [game, question] = [GAME, QUESTION].map((name) => events.find(({ event_name }) => event_name === name));
  if (!game || !question) throw new Error('The events are not in the league');
  await placeBet(captain.api, game, { amount: 100, pick: 'away' });
  await placeBet(captain.api, question, { amount: 10, pick: 40 });

  await step('the game ends, and the captain leads on both pages', async () => {
    await captain.api.call('league.CompleteEvent', { event_id: game.id, winning_outcome: 'away' });
    for (const circuit of [mine, theirs]) {
      await circuit.ranks([captain.username, 30], [player.username, 0]);
      await circuit.says('1 of 2 events still to come.');
    }
    expect(await theirs.placeBet(GAME).isDisabled()).toBe(true);
  });
  await step('the captain says the number', async () => {
    await captain.page.goto(`/league/${leagueId}`);
    await eventPages(captain.page).answer(QUESTION, '14');
  });
  await step('level on points, the player was nearer and takes the pot', async () => {
    await mine.open(CIRCUIT);
    for (const circuit of [mine, theirs]) {
      await circuit.ranks([player.username, 30], [captain.username, 30]);
      await circuit.says('takes the pot of $50.00', `were level on 30 points. ${player.username} was nearest on ${QUESTION}, off by 1.5.`, '2 entries x $25.00 = $50.00 in the pot', 'guessed 40, off by 26');
      expect(await circuit.placeBet(QUESTION).isDisabled()).toBe(true);
    }
  });
  await step('everybody is paid, and the player is told', async () => {
    await bell(player.page).tells(`You won $50.00 in the circuit ${CIRCUIT}`);
    for (const { page } of [captain, player]) await page.goto(`/league/${leagueId}`);
    await leaguePage(player.page).showsBalance(935);
    await leaguePage(captain.page).showsBalance(1015);
  });

  await endWell(captain, player, second);
});
