import { on, setOddsFormat } from '@oddsmates/sdk';
import { aRefusal, inTurn, neverAnswers, noConnection, renderScreen, type Answers } from '@oddsmates/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adaSession, anEvent, aQuestion, league, othersLeague } from '../../testing/events';
import CompleteEvent from '.';

const done = anEvent({ completed: true, status: 'completed', betting_open: false, result: { winning_outcome: 'away' } });
const open = (answers: Answers = {}) => renderScreen(<CompleteEvent />, {
  path: '/league/:leagueId/event/:eventId/complete', route: '/league/l1/event/e1/complete', session: adaSession,
  answers: { 'league.GetLeague': league, 'league.GetLeagueEvent': anEvent(), ...answers },
  // What covers what is for a browser to say; asking jsdom about it at every press takes seconds.
  userOptions: { pointerEventsCheck: 0 },
});
const button = (name: string) => screen.findByRole('button', { name });
const SUCCESS = 'Event completed successfully! Payouts have been processed.';

it('completes the event for home unless told otherwise, tells the balances, and returns a moment later', async () => {
  const told = jest.fn();
  const undo = on('leagueBalanceUpdated', told);
  const page = open({ 'league.CompleteEvent': done });
  expect(await screen.findByText('This action cannot be undone. All bets will be settled based on your selection.')).toBeVisible();
  expect(screen.getByText('Home: Lakers (1.91)')).toBeVisible();
  await page.user.click(await button('Complete Event'));
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(page.calls('league.CompleteEvent').map(({ request }) => request)).toEqual([{ event_id: 'e1', winning_outcome: 'home' }]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(page.location()).toBe('/league/l1/event/e1/complete');
  await waitFor(() => expect(page.location()).toBe('/league/l1'));
  undo();
});

it('takes another winner and the final score', async () => {
  const page = open({ 'league.CompleteEvent': done });
  await page.user.click(await screen.findByLabelText('Winning Outcome'));
  await page.user.click(await screen.findByRole('option', { name: 'Away: Bulls (2.10)' }));
  await page.user.type(screen.getByLabelText('Lakers'), '99');
  await page.user.click(await button('Complete Event'));
  expect(await screen.findByText('Please enter both scores')).toBeVisible();
  await page.user.type(screen.getByLabelText('Bulls'), '101');
  await page.user.click(await button('Complete Event'));
  await screen.findByText(SUCCESS);
  expect(page.calls('league.CompleteEvent').map(({ request }) => request)).toEqual([{ event_id: 'e1', winning_outcome: 'away', home_score: 99, away_score: 101 }]);
});

it('writes the odds of the outcomes as the player prefers', async () => {
  setOddsFormat('american');
  open();
  expect(await screen.findByText('Home: Lakers (-110)')).toBeVisible();
});

it('asks for a winner where none goes without saying', async () => {
  const page = open({ 'league.GetLeagueEvent': anEvent({ markets: [{ key: 'totals', outcomes: [{ key: 'over', name: 'Over', price: 1.9, point: 2.5 }] }] }) });
  await page.user.click(await button('Complete Event'));
  expect(await screen.findByText('Please select a winning outcome')).toBeVisible();
  expect(page.calls('league.CompleteEvent')).toEqual([]);
});

it('asks for the actual value of a question', async () => {
  const page = open({ 'league.GetLeagueEvent': aQuestion(), 'league.CompleteEvent': done });
  expect(await screen.findByLabelText('Actual value')).toHaveValue('');
  await page.user.click(await button('Complete Event'));
  expect(await screen.findByText('Please enter the actual value')).toBeVisible();
  await page.user.type(screen.getByLabelText('Actual value'), '3.5');
  await page.user.click(await button('Complete Event'));
  await screen.findByText(SUCCESS);
  expect(page.calls('league.CompleteEvent').map(({ request }) => request)).toEqual([{ event_id: 'e1', winning_outcome: '', actual_value: 3.5 }]);
});

it.each([
  ['what the server says', aRefusal(400, 'The final score does not fit the winning outcome.'), 'The final score does not fit the winning outcome.'],
  ['that it failed, without an answer', noConnection(), 'Failed to complete the event'],
])('says %s, and stays', async (_, answer, sentence) => {
  const page = open({ 'league.CompleteEvent': answer });
  await page.user.click(await button('Complete Event'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await button('Complete Event')).toBeEnabled();
});

it('cancels the event after asking, and only then', async () => {
  const page = open({ 'league.CancelEvent': anEvent({ status: 'cancelled', betting_open: false }) });
  await page.user.click(await button('Cancel Event'));
  await page.user.click(await button('Keep the event'));
  expect(page.calls('league.CancelEvent')).toEqual([]);
  await page.user.click(await button('Cancel Event'));
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  await page.user.click(within(dialog).getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Event cancelled. All stakes have been returned.')).toBeVisible();
  expect(page.calls('league.CancelEvent').map(({ request }) => request)).toEqual([{ event_id: 'e1' }]);
});

it.each([
  ['This event has already been completed.', done],
  ['This event has been cancelled.', anEvent({ status: 'cancelled', betting_open: false })],
])('%s', async (sentence, event) => {
  const { user, location } = open({ 'league.GetLeagueEvent': event });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete Event' })).not.toBeInTheDocument();
  await user.click((await screen.findAllByRole('button', { name: 'Back to League' })).at(-1) as HTMLElement);
  expect(location()).toBe('/league/l1');
});

it('is for the captain alone', async () => {
  open({ 'league.GetLeague': othersLeague });
  expect(await screen.findByText('Only league captains can complete events')).toBeVisible();
});

it('says that loading failed, and loads again', async () => {
  const { user } = open({ 'league.GetLeagueEvent': inTurn<'league.GetLeagueEvent'>(aRefusal(503, 'No'), anEvent()) });
  expect(await screen.findByText('Failed to load data')).toBeVisible();
  await user.click(await button('Retry'));
  expect(await button('Complete Event')).toBeVisible();
});

it('shows where it is while it loads', () => {
  open({ 'league.GetLeagueEvent': neverAnswers() });
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
});
