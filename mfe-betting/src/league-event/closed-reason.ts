import type { LeagueEvent, UserBet } from './types';

/** Somebody's bet on an event; one's own is always told in full. */
export const betOf = (event: LeagueEvent, userId: string): UserBet | undefined => event.user_bets.find((bet) => bet.user_id === userId);

/**
 * Why this person cannot bet on the event now, in the words of spec section 5 and docs/domain-rules.md#events-and-markets;
 * undefined when they can.
 */
export function closedReason(event: LeagueEvent, userId: string): string | undefined {
  if (event.completed) return 'This event has already completed. You cannot place a bet.';
  if (event.status === 'cancelled') return 'This event has been cancelled.';
  if (event.status === 'completing') return 'This event is being completed. You cannot place a bet.';
  if (betOf(event, userId)) return 'You have already placed a bet on this event.';
  if (event.betting_open) return undefined;
  return event.source === 'market' ? 'This event has already started. Betting is closed.' : 'Betting on this event opens in a moment.';
}
