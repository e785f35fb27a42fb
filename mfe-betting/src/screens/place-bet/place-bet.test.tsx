import { anAnswer, aRefusal, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ada, adaSession, anEvent, aQuestion, league, moneyline, spreads } from '../../testing/events';
import PlaceBet from '.';

const placed = {
  balance: 900,
  bet: {
    id: 'b1', league_id: 'l1', league_name: 'Night Owls', event_id: 'e1', event_name: 'Thursday night', sport: 'Basketball', selection: 'Lakers',
    amount: 100, odds: 1.91, status: 'open', placed_at: '2026-11-21T20:00:00.000Z',
  },
};
const open = (answers: Answers = {}, options = {}) => renderScreen(<PlaceBet />, {
  path: '/league/:leagueId/event/:eventId/place-user-bet', route: '/league/l1/event/e1/place-user-bet', session: adaSession,
  answers: { 'league.GetLeague': league, 'league.GetLeagueEvent': anEvent(), ...answers }, ...options,
});
const outcome = (name: string | RegExp) => screen.findByRole('radio', { name });
const amount = () => screen.getByLabelText('Bet amount');
const button = (name: string | RegExp = /^Place Bet/) => screen.getByRole('button', { name });
const bets = ({ calls }: ReturnType<typeof open>) => calls('wallet.PlaceBet');
const fill = async ({ user }: ReturnType<typeof open>, stake = '100') => {
  await user.click(await outcome(/Lakers/));
  await user.type(amount(), stake);
};

afterEach(() => jest.useRealTimers());

it('shows what a bet may win and what is left, and places it', async () => {
  const page = open({ 'wallet.PlaceBet': anAnswer(placed, 201) });
  expect(await screen.findByText('Virtual money, no cash value.')).toBeVisible();
  expect(button()).toBeDisabled();
  await page.user.click(await outcome('Lakers 1.91'));
  expect(button()).toBeDisabled();
  await page.user.type(amount(), '100');
  expect(screen.getByText('$191.00')).toBeVisible();
  expect(screen.getByText('$900.00')).toBeVisible();
  await page.user.click(button());
  expect(await screen.findByText('Bet placed successfully!')).toBeVisible();
  expect(bets(page).map(({ request }) => request.market_data)).toEqual([{ marketKey: 'h2h', outcomeKey: 'home', odds: 1.91, amount: 100 }]);
});

it('returns to the league after 2 seconds', async () => {
  jest.useFakeTimers();
  const page = open({ 'wallet.PlaceBet': anAnswer(placed, 201) }, { userOptions: { advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) } });
  await fill(page);
  await page.user.click(button());
  await screen.findByText('Bet placed successfully!');
  await act(() => jest.advanceTimersByTimeAsync(1_999));
  expect(page.location()).toBe('/league/l1/event/e1/place-user-bet');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(page.location()).toBe('/league/l1');
});

it('fills in quick amounts, and writes odds as the player prefers', async () => {
  const { user } = open({ 'league.GetLeague': { ...league, balance: 30.5 } });
  await user.click(await outcome(/Bulls/));
  await user.click(button('$25'));
  expect(amount()).toHaveValue('25');
  expect(button('$50')).toBeDisabled();
  await user.click(button('Max'));
  expect(amount()).toHaveValue('30.50');
  await user.click(screen.getByText('American'));
  expect(await outcome('Bulls +110')).toBeChecked();
});

it.each([['0', 'Please enter a valid bet amount greater than zero'], ['ten', 'Please enter a valid bet amount greater than zero'], ['1000.01', 'Insufficient funds. Your balance is $1000.00']])(
  'says what is wrong with %s, next to the field, and sends nothing',
  async (stake, sentence) => {
    const page = open();
    await fill(page, stake);
    await page.user.click(button());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(sentence);
    expect(amount()).toHaveValue(stake);
    expect(bets(page)).toEqual([]);
  },
);

it('says next to the field what the server says of the amount, until it is changed', async () => {
  const page = open({ 'wallet.PlaceBet': aRefusal(409, 'Insufficient funds. Your balance is $50.00', { code: 'INSUFFICIENT_FUNDS' }) });
  await fill(page);
  await page.user.click(button());
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('Insufficient funds. Your balance is $50.00'));
  expect(amount()).toHaveValue('100');
  await page.user.clear(amount());
  expect(screen.queryByText(/Insufficient funds/)).not.toBeInTheDocument();
});

it('shows old and new odds when they have changed, and asks again without losing what was typed', async () => {
  const page = open({
    'league.GetLeagueEvent': inTurn<'league.GetLeagueEvent'>(anEvent(), anEvent({ markets: [moneyline(1.8)] })),
    'wallet.PlaceBet': inTurn<'wallet.PlaceBet'>(aRefusal(409, 'The odds have changed.', { code: 'ODDS_CHANGED' }), anAnswer(placed, 201)),
  });
  await fill(page);
  await page.user.click(button());
  const again = await screen.findByRole('button', { name: 'Place Bet at 1.80' });
  expect(screen.getByText('The odds have changed.').closest('[role=alert]')).toHaveTextContent(/Before: 1\.91.*Now: 1\.80/);
  expect(amount()).toHaveValue('100');
  expect(screen.getByText('$180.00')).toBeVisible();
  await page.user.click(again);
  await screen.findByText('Bet placed successfully!');
  expect(bets(page).map(({ request }) => request.market_data?.odds)).toEqual([1.91, 1.8]);
});

it('sends one bet, however often the button is pressed', async () => {
  const page = open({ 'wallet.PlaceBet': neverAnswers() });
  await fill(page);
  await page.user.dblClick(button());
  await page.user.type(amount(), '{Enter}{Enter}');
  expect(bets(page)).toHaveLength(1);
});

it('sends a bet again under the same key when its answer was lost', async () => {
  const page = open({ 'wallet.PlaceBet': inTurn<'wallet.PlaceBet'>(noConnection(), anAnswer(placed, 201)) });
  await fill(page);
  await page.user.click(button());
  expect(await screen.findByText('Failed to place bet.')).toBeVisible();
  await page.user.click(button());
  await screen.findByText('Bet placed successfully!');
  const [first, second] = bets(page).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('guesses a number for a closest-guess event', async () => {
  const page = open({ 'league.GetLeagueEvent': aQuestion(), 'wallet.PlaceBet': anAnswer({ ...placed, bet: { ...placed.bet, odds: undefined, guess: 42.5 } }, 201) });
  await page.user.type(await screen.findByLabelText('Your guess'), 'many');
  await page.user.type(amount(), '100');
  await page.user.click(button());
  expect(await screen.findByText('Please enter your guess as a number.')).toBeVisible();
  await page.user.clear(screen.getByLabelText('Your guess'));
  await page.user.type(screen.getByLabelText('Your guess'), '42.5');
  await page.user.click(button());
  await screen.findByText('Bet placed successfully!');
  expect(bets(page).map(({ request }) => request.market_data)).toEqual([{ marketKey: 'closest_guess', outcomeKey: '', guess: 42.5, amount: 100 }]);
});

it('shows the lines of spreads, one choice over all markets', async () => {
  const { user } = open({ 'league.GetLeagueEvent': anEvent({ markets: [moneyline(), spreads] }) });
  await user.click(await outcome('Lakers 1.91'));
  await user.click(await outcome('Bulls +3.5 1.95'));
  expect(await outcome('Lakers 1.91')).not.toBeChecked();
  expect(screen.getByText('Bulls +3.5', { selector: 'b' })).toBeVisible();
});

it('shows the bet that was placed already, and how it ended', async () => {
  const bet = { user_id: ada.id, username: ada.username, selection: 'Lakers', amount: 100, odds: 1.91, status: 'won', payout: 191 };
  open({ 'league.GetLeagueEvent': anEvent({ completed: true, status: 'completed', user_bets: [bet], result: { winning_outcome: 'home', home_score: 110, away_score: 102 } }) });
  expect(await screen.findByText('This event has already completed. You cannot place a bet.')).toBeVisible();
  expect(screen.getByText('Result: Lakers (110 : 102)')).toBeVisible();
  expect(screen.getByText('$191.00')).toBeVisible();
  expect(screen.queryByLabelText('Bet amount')).not.toBeInTheDocument();
});

it('says who has bet already, and takes no second bet', async () => {
  open({ 'league.GetLeagueEvent': anEvent({ user_bets: [{ user_id: ada.id, username: ada.username, selection: 'Lakers', amount: 100, odds: 1.91, status: 'open' }] }) });
  expect(await screen.findByText('You have already placed a bet on this event.')).toBeVisible();
  expect(screen.queryByLabelText('Bet amount')).not.toBeInTheDocument();
});

it.each(['You have already placed a bet on this event.', 'This event has already completed. You cannot place a bet.'])('says what the server refuses: %s', async (sentence) => {
  const page = open({ 'wallet.PlaceBet': aRefusal(409, sentence) });
  await fill(page);
  await page.user.click(button());
  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each([[404, 'Event not found in this league'], [503, 'Failed to get event details: 503']])('says of a %i what it means, and tries again', async (status, sentence) => {
  const { user } = open({ 'league.GetLeagueEvent': inTurn<'league.GetLeagueEvent'>(aRefusal(status, 'No'), anEvent()) });
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(button('Retry'));
  expect(await outcome(/Lakers/)).toBeVisible();
});
