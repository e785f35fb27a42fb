import { isoTime, odds, usernameOf, type People } from '@oddsmates/kit';
import type { LeagueEvent, Market as WireMarket, MarketData, UserBet } from '@oddsmates/proto/grpc/league/v1/event';
import type { EventBet } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { isBettingOpen } from '../domain/betting-open';
import type { Market } from '../domain/market';
import type { EventRow } from '../store/events';

/** An event as the API tells it, with the bets on it as far as the viewer may know them. */
export function eventAnswer(event: EventRow, bets: readonly EventBet[], people: People, now: Date): LeagueEvent {
  const completed = event.status === 'completed';
  // A closest guess has one market without outcomes: there is nothing to choose from.
  const markets = event.betting_type === 'closest_guess' ? [{ key: 'closest_guess', outcomes: [] }] : event.markets.map(marketAnswer);
  return {
    id: event.id,
    league_id: event.league_id,
    event_key: event.event_key,
    event_id: event.external_id,
    event_name: event.name,
    sport: event.sport,
    commence_time: isoTime(event.commence_time),
    end_time: event.end_time ? isoTime(event.end_time) : undefined,
    home_team: event.home_team,
    away_team: event.away_team,
    betting_type: event.betting_type,
    source: event.source,
    markets,
    market_data: marketData(markets[0], completed ? event.winning_outcome : null),
    completed,
    // Both are on their way through the wallet; players need not tell them apart.
    status: event.status === 'cancelling' ? 'completing' : event.status,
    betting_open: isBettingOpen(event, now),
    user_bets: bets.map((bet) => userBet(bet, people)),
    result: completed ? resultAnswer(event) : undefined,
    created_at: isoTime(event.created_at),
    completed_at: completed && event.closed_at ? isoTime(event.closed_at) : undefined,
  };
}

/** A market as the API tells it. */
export function marketAnswer({ key, outcomes }: Market): WireMarket {
  return {
    key,
    outcomes: outcomes.map((outcome) => ({
      key: outcome.key,
      name: outcome.name,
      price: odds.toWire(outcome.oddsHundredths),
      point: outcome.pointTenths === null ? undefined : outcome.pointTenths / 10,
    })),
  };
}

function marketData(first: WireMarket | undefined, winningOutcome: string | null): MarketData {
  const { key, outcomes } = first ?? { key: 'h2h', outcomes: [] };
  return {
    key,
    outcomes,
    odds: Object.fromEntries(outcomes.map((outcome) => [outcome.key, outcome.price])),
    outcomeKey: winningOutcome || undefined,
  };
}

function resultAnswer(event: EventRow): LeagueEvent['result'] {
  return {
    winning_outcome: event.winning_outcome ?? '',
    home_score: event.home_score ?? undefined,
    away_score: event.away_score ?? undefined,
    actual_value: event.actual_value_hundredths === null ? undefined : Number(event.actual_value_hundredths) / 100,
  };
}

function userBet({ user_id, bet, market_key, outcome_key }: EventBet, people: People): UserBet {
  const whose = { user_id, username: usernameOf(people, user_id) };
  if (!bet) return whose;
  return {
    ...whose,
    bet_id: bet.id,
    marketKey: market_key || undefined,
    outcomeKey: outcome_key || undefined,
    selection: bet.selection,
    amount: bet.amount,
    odds: bet.odds,
    guess: bet.guess,
    status: bet.status,
    payout: bet.payout,
  };
}
