import type { Calls } from '@oddsmates/proto/api';
import type { ApiClient } from './api-client';

/** An event as a league's page has it. */
export type LeagueEvent = Calls['league.GetEvent']['response'];

/** A bet in dollars: on a side at the odds shown, or on a number. */
export interface Choice {
  amount: number;
  pick: string | number;
}

/** A bet on the first market of an event, as the page sends it: with the whole event and the odds that were shown. */
export function betRequest(event: LeagueEvent, { amount, pick }: Choice): Partial<Calls['wallet.PlaceBet']['request']> {
  const market = event.markets[0];
  const choice = typeof pick === 'number' ? { outcomeKey: '', guess: pick } : { outcomeKey: pick, odds: market?.outcomes.find(({ key }) => key === pick)?.price };
  return {
    league_id: event.league_id,
    event_key: event.event_key,
    event_id: event.event_id,
    event_name: event.event_name,
    sport: event.sport,
    commence_time: event.commence_time,
    home_team: event.home_team,
    away_team: event.away_team,
    market_data: { marketKey: market?.key ?? 'closest_guess', amount, ...choice },
  };
}

/** Places a bet as the page does. @param idempotencyKey the same key places it once */
export function placeBet(api: ApiClient, event: LeagueEvent, choice: Choice, idempotencyKey?: string): Promise<Calls['wallet.PlaceBet']['response']> {
  return api.call('wallet.PlaceBet', betRequest(event, choice), idempotencyKey);
}
