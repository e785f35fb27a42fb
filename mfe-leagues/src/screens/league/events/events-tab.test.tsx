import { setOddsFormat } from '@oddsmates/sdk';
import { renderScreen } from '@oddsmates/sdk/testing';
import { act, screen, within } from '@testing-library/react';
import type { LeagueEvent } from '../../../contract';
import { aBet, ada, aLeague, anEvent, aResult, session } from '../../../testing/fixtures';
import { EventsTab } from './events-tab';

const open = (events: LeagueEvent[], captain = false) =>
  renderScreen(<EventsTab league={aLeague({ events })} userId={ada.id} captain={captain} />, { route: '/league/l1', session });
const card = (name: string) => within(screen.getByRole('article', { name }));
const ben = { id: 'u2', username: 'ben' };

it('shows a game with its odds in the player\'s way of writing them, and leads to the bet', async () => {
  const { user, location } = open([anEvent({ user_bets: [{ user_id: 'u2', username: 'ben' }] })]);
  const game = card('Lakers at Bulls');
  expect(game.getByText('Moneyline')).toBeVisible();
  expect(game.getByText('1.91')).toBeVisible();
  expect(game.getByText('1 member has bet')).toBeVisible();
  expect(game.queryByText('ben')).not.toBeInTheDocument();
  act(() => setOddsFormat('american'));
  expect(game.getByText('-110')).toBeVisible();
  expect(game.getByText('+105')).toBeVisible();
  await user.click(game.getByRole('button', { name: 'Place Bet' }));
  expect(location()).toBe('/league/l1/event/e1/place-user-bet');
});

it('shows one\'s own bet in place of another chance to bet', () => {
  open([anEvent({ user_bets: [aBet(ada)] })]);
  const game = card('Lakers at Bulls');
  expect(game.getByText('Lakers at 1.91')).toBeVisible();
  expect(game.getByText('$25.00 to win $47.75')).toBeVisible();
  expect(game.getByText('Your pick')).toBeVisible();
  expect(game.queryByRole('button', { name: 'Place Bet' })).not.toBeInTheDocument();
});

it('shows the line of a spread', () => {
  const outcomes = [{ key: 'home', name: 'Lakers', price: 1.91, point: -3.5 }, { key: 'away', name: 'Bulls', price: 1.91, point: 3.5 }];
  open([anEvent({ markets: [{ key: 'spreads', outcomes }] })]);
  expect(card('Lakers at Bulls').getByText('Point Spread')).toBeVisible();
  expect(card('Lakers at Bulls').getByText('Lakers -3.5')).toBeVisible();
  expect(card('Lakers at Bulls').getByText('Bulls +3.5')).toBeVisible();
});

it('asks a closest-guess event as a question, without odds', () => {
  open([anEvent({ betting_type: 'closest_guess', event_name: 'How many points?', markets: [], user_bets: [aBet(ada, { guess: 212.5, odds: undefined })] })]);
  const question = card('How many points?');
  expect(question.getByText('Guess: 212.5')).toBeVisible();
  expect(question.getByText('$25.00 in the pot')).toBeVisible();
  expect(question.queryByText('Moneyline')).not.toBeInTheDocument();
});

it('lets the captain complete what is open, and nobody anything else', async () => {
  const { user, location } = open([anEvent(), anEvent({ id: 'e3', event_name: 'Derby', status: 'completing', betting_open: false })], true);
  expect(card('Derby').queryByRole('button')).not.toBeInTheDocument();
  expect(card('Derby').getByText('Settling')).toBeVisible();
  await user.click(card('Lakers at Bulls').getByRole('button', { name: 'Complete Event' }));
  expect(location()).toBe('/league/l1/event/e1/complete');
});

it('leads the captain to the market', async () => {
  const { user, location } = open([], true);
  await user.click(screen.getByText('Browse Market'));
  expect(location()).toBe('/league/l1/market');
});

it('shows closed betting with everybody\'s bets before the result is known', () => {
  open([anEvent({ betting_open: false, user_bets: [aBet(ada), aBet(ben, { selection: 'Bulls', odds: 2.05 })] })]);
  const game = card('Lakers at Bulls');
  expect(game.getByText('Betting closed')).toBeVisible();
  expect(game.getByText('Bulls at 2.05')).toBeVisible();
  expect(game.queryByRole('button', { name: 'Place Bet' })).not.toBeInTheDocument();
});

it('shows a result with what every bet paid, and why', () => {
  open([aResult()]);
  const game = card('Opening night');
  expect(game.getByText('Lakers won')).toBeVisible();
  expect(game.getByText('Final score 102 : 98')).toBeVisible();
  expect(game.getAllByText('+$22.75')).toHaveLength(2);
  expect(game.getAllByText('$25.00 x 1.91 = $47.75')).toHaveLength(2);
  expect(game.getByText('-$10.00')).toBeVisible();
  expect(game.getByText('$35.00 staked')).toBeVisible();
  expect(game.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the first bets of many, and all on demand', async () => {
  const bets = Array.from({ length: 7 }, (_, index) => aBet({ id: `m${index}`, username: `player_${index}` }, { status: 'lost', payout: 0 }));
  const { user } = open([aResult({ user_bets: bets })]);
  const game = card('Opening night');
  expect(game.getAllByText(/^player_/)).toHaveLength(4);
  await user.click(game.getByRole('button', { name: 'Show all 7 bets' }));
  expect(game.getAllByText(/^player_/)).toHaveLength(7);
});

it('says who plays once: in the name or below it', () => {
  open([anEvent(), anEvent({ id: 'e3', event_name: 'Derby' })]);
  expect(card('Lakers at Bulls').queryByText('vs', { exact: false })).not.toBeInTheDocument();
  expect(card('Derby').getByText('vs', { exact: false })).toHaveTextContent('Lakers vs Bulls');
});

it('shows results above circuits that are not there', () => {
  open([aResult()]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Events', 'Results', 'Circuits']);
});

it('says that a cancelled event gave every stake back', () => {
  open([anEvent({ status: 'cancelled', betting_open: false, user_bets: [aBet(ada, { status: 'void', payout: 25 })] })]);
  const game = card('Lakers at Bulls');
  expect(game.getByText('Called off by the captain. Every stake went back.')).toBeVisible();
  expect(game.getByText('The bet is void: the stake of $25.00 went back')).toBeVisible();
  expect(game.getByText('Nobody else bet on this event.')).toBeVisible();
});

it('lists the latest result first, below what is on', () => {
  const older = aResult({ id: 'e8', event_name: 'Older', completed_at: '2026-11-01T00:00:00.000Z' });
  open([older, aResult(), anEvent()]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Lakers at Bulls', 'Opening night', 'Older']);
});

it.each([
  [true, 'Nothing to bet on right now. Post the next event and let the league call it.'],
  [false, 'Nothing to bet on right now. Your captain posts the next event here.'],
])('says what comes next when there is no event (captain: %s)', (captain, words) => {
  open([], captain);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Post the first event' })).toHaveLength(captain ? 1 : 0);
});
