import type { OddsHundredths, Queries } from '@oddsmates/kit';
import type { BankrollRow } from './bankrolls';
import type { BookRow } from './books';

/** All that decides about a bet, at one moment: the player's bankroll, the book, whether the player has a bet on it, and the outcome that is picked. */
export type SlipRow = BankrollRow &
  BookRow & {
    has_bet: boolean;
    /** These are null when the outcome is not offered. */
    market_key: string | null;
    outcome_key: string | null;
    outcome_name: string | null;
    odds_hundredths: OddsHundredths | null;
    point_tenths: number | null;
  };

/** What a slip is read for. */
export type Wanted = { userId: string; leagueId: string; eventId: string; marketKey: string; outcomeKey: string };

/** Reads what a bet depends on in one statement; undefined when the player never had a bankroll in the league, or the event has no book there. */
export function findSlip(tx: Queries, { userId, leagueId, eventId, marketKey, outcomeKey }: Wanted): Promise<SlipRow | undefined> {
  return tx.maybe(
    `SELECT account_id, bankrolls.slot, balance_cents, frozen_at, bankrolls.freeze_id,
            event_id, league_id, league_name, external_event_id, event_name, sport, betting_type, closes_at, odds_valid_until, stakes_account,
            house_account, status, winning_outcome, home_score, away_score, actual_hundredths, bets, won, lost, returned, paid_cents,
            EXISTS (SELECT FROM bets WHERE bets.event_id = $3 AND bets.user_id = $1 AND bets.freeze_id IS NULL) AS has_bet,
            market_key, outcome_key, picked.name AS outcome_name, odds_hundredths, point_tenths
     FROM bankrolls
     JOIN ledger.balances USING (account_id)
     JOIN books USING (league_id)
     LEFT JOIN (SELECT event_id, market_key, outcome_key, name, odds_hundredths, point_tenths FROM book_outcomes
                WHERE market_key = $4 AND outcome_key = $5) AS picked USING (event_id)
     WHERE user_id = $1 AND league_id = $2 AND event_id = $3`,
    [userId, leagueId, eventId, marketKey, outcomeKey],
  );
}
