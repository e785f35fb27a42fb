import { randomUUID } from 'node:crypto';
import { calls } from '@oddsmates/proto/api';
import { seedId } from '../seed/ids';
import { tokenOf } from '../seed/accounts';
import type { LoadRequest } from './closed-loop';

/** Of every bet, in dollars: less than the grant, however often somebody bets. */
export const STAKE = 0.5;

/** Which player bets on which event, both by number. */
export interface Pair {
  player: number;
  event: number;
}

/** Bets that are still to be placed: nobody bets twice on an event. */
export interface Pairs {
  next(): Pair;
}

/** Every player on the first event, then every player on the next one: those placed at a time are on one event. */
export function onOneEvent(players: number, events: readonly number[]): Pairs {
  let n = 0;
  return {
    next() {
      const pair = { player: (n % players) + 1, event: events[Math.floor(n / players)] ?? NaN };
      n += 1;
      return pair;
    },
  };
}

/** One player after the other, each on the event after that of the player before: those placed at a time are on different events. */
export function spread(players: number, events: readonly number[]): Pairs {
  let n = 0;
  return {
    next() {
      const round = Math.floor(n / players);
      if (round >= events.length) throw new Error('Every player has bet on every event');
      const pair = { player: (n % players) + 1, event: events[((n % players) + round) % events.length] ?? NaN };
      n += 1;
      return pair;
    },
  };
}

/** A bet as the page sends it, with a key of its own. */
export function betRequest(leagueId: string, { player, event }: Pair): LoadRequest {
  const { method, path } = calls['wallet.PlaceBet'];
  const eventId = seedId('event', event);
  const details = { event_name: 'Home - Away', sport: 'Football', commence_time: '', home_team: 'Home', away_team: 'Away' };
  return {
    method: method as 'POST',
    path,
    headers: { 'content-type': 'application/json', authorization: `Token ${tokenOf(player)}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ league_id: leagueId, event_key: eventId, event_id: eventId, ...details, market_data: { marketKey: 'h2h', outcomeKey: 'home', odds: 1.91, amount: STAKE } }),
  };
}
