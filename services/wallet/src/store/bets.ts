import type { Cents, OddsHundredths, Queries } from '@oddsmates/kit';
import type { BetStatus } from '../domain/payout';

/** A bet with the names of what it was placed on. */
export type BetRow = {
  id: string;
  event_id: string;
  league_id: string;
  league_name: string;
  user_id: string;
  event_name: string;
  sport: string;
  market_key: string | null;
  outcome_key: string | null;
  outcome_name: string | null;
  point_tenths: number | null;
  odds_hundredths: OddsHundredths | null;
  guess_hundredths: bigint | null;
  stake_cents: Cents;
  status: BetStatus;
  payout_cents: Cents | null;
  placed_at: Date;
  settled_at: Date | null;
};

/** What a bet is recorded with. */
export type NewBet = Pick<
  BetRow,
  'id' | 'event_id' | 'league_id' | 'user_id' | 'market_key' | 'outcome_key' | 'odds_hundredths' | 'guess_hundredths' | 'stake_cents' | 'placed_at'
> & { bankroll_account: bigint; stakes_account: bigint; slot: number };

const BET = `
  SELECT bets.id, bets.event_id, bets.league_id, league_name, bets.user_id, event_name, sport, bets.market_key, bets.outcome_key,
         book_outcomes.name AS outcome_name, point_tenths, bets.odds_hundredths, guess_hundredths, stake_cents, bets.status, payout_cents,
         placed_at, settled_at
  FROM bets
  JOIN books USING (event_id)
  LEFT JOIN book_outcomes USING (event_id, market_key, outcome_key)`;

/** Records a bet; false when the player has one on this event. Bets that a removal has voided do not count, here and wherever an event's bets are read. */
export async function insertBet(tx: Queries, bet: NewBet): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO bets (id, event_id, league_id, user_id, bankroll_account, stakes_account, slot, market_key, outcome_key, odds_hundredths,
                       guess_hundredths, stake_cents, placed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT ON CONSTRAINT bets_one_per_event DO NOTHING RETURNING 1`,
    [
      bet.id,
      bet.event_id,
      bet.league_id,
      bet.user_id,
      bet.bankroll_account,
      bet.stakes_account,
      bet.slot,
      bet.market_key,
      bet.outcome_key,
      bet.odds_hundredths,
      bet.guess_hundredths,
      bet.stake_cents,
      bet.placed_at,
    ],
  );
  return rows.length === 1;
}

/** A player's bets, newest first. @param before only those older than this bet; null for the newest */
export function listBetsOf(db: Queries, userId: string, before: string | null, limit: number): Promise<BetRow[]> {
  return db.query(`${BET} WHERE bets.user_id = $1 AND ($2::uuid IS NULL OR bets.id < $2) ORDER BY bets.id DESC LIMIT $3`, [userId, before, limit]);
}

/** What the bets on some events have earned and what was guessed, earliest bet first. */
export function listPointsOn(
  db: Queries,
  eventIds: string[],
): Promise<(Pick<BetRow, 'event_id' | 'user_id' | 'status' | 'guess_hundredths'> & { points: number })[]> {
  return db.query(
    'SELECT event_id, user_id, status, points, guess_hundredths FROM bets WHERE event_id = ANY ($1::uuid[]) AND freeze_id IS NULL ORDER BY id',
    [eventIds],
  );
}

/** All bets on some events, earliest first, and whether betting on their event is over at that time. Bounded by the members of a league times the events. */
export function listBetsOn(db: Queries, eventIds: string[], at: Date): Promise<(BetRow & { closed: boolean })[]> {
  return db.query(
    `SELECT bet.*, books.status <> 'open' OR coalesce(closes_at <= $2, false) AS closed
     FROM (${BET} WHERE freeze_id IS NULL) AS bet JOIN books USING (event_id) WHERE event_id = ANY ($1::uuid[]) ORDER BY bet.id`,
    [eventIds, at],
  );
}
