import { isoTime, money, odds } from '@oddsmates/kit';
import type { Bet } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { guessToWire } from './domain/guess';
import { selectionOf } from './domain/selection';
import type { BetRow } from './store/bets';

/** A bet as the API has it. */
export function toBet(row: BetRow): Bet {
  return {
    id: row.id,
    league_id: row.league_id,
    league_name: row.league_name,
    event_id: row.event_id,
    event_name: row.event_name,
    sport: row.sport,
    selection: selectionOf(row),
    amount: money.toWire(row.stake_cents),
    odds: row.odds_hundredths === null ? undefined : odds.toWire(row.odds_hundredths),
    guess: row.guess_hundredths === null ? undefined : guessToWire(row.guess_hundredths),
    status: row.status,
    payout: row.payout_cents === null ? undefined : money.toWire(row.payout_cents),
    placed_at: isoTime(row.placed_at),
    settled_at: row.settled_at === null ? undefined : isoTime(row.settled_at),
    market_key: row.market_key ?? undefined,
    outcome_key: row.outcome_key ?? undefined,
  };
}
