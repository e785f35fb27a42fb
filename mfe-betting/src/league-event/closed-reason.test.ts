import { anEvent } from '../testing/events';
import { closedReason } from './closed-reason';

const bet = { user_id: 'u1', username: 'ada' };

it.each([
  ['open', {}, undefined],
  ['somebody else has bet', { user_bets: [{ ...bet, user_id: 'u2' }] }, undefined],
  ['completed, bet or not', { completed: true, status: 'completed', user_bets: [bet] }, 'This event has already completed. You cannot place a bet.'],
  ['cancelled', { status: 'cancelled', betting_open: false }, 'This event has been cancelled.'],
  ['being completed', { status: 'completing', betting_open: false }, 'This event is being completed. You cannot place a bet.'],
  ['bet already', { user_bets: [bet] }, 'You have already placed a bet on this event.'],
  ['started', { source: 'market', betting_open: false }, 'This event has already started. Betting is closed.'],
  ['not open yet', { betting_open: false }, 'Betting on this event opens in a moment.'],
])('%s', (_, changes, reason) => {
  expect(closedReason(anEvent(changes), 'u1')).toBe(reason);
});
