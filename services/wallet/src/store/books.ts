import { isId, type Cents, type Queries } from '@oddsmates/kit';
import type { BettingType } from '../domain/book';

/** A book as it stands. */
export type BookRow = {
  event_id: string;
  league_id: string;
  league_name: string;
  external_event_id: string;
  event_name: string;
  sport: string;
  betting_type: BettingType;
  closes_at: Date | null;
  odds_valid_until: Date | null;
  stakes_account: bigint;
  house_account: bigint;
  status: 'open' | 'settled' | 'voided';
  winning_outcome: string | null;
  home_score: number | null;
  away_score: number | null;
  actual_hundredths: bigint | null;
  bets: number;
  won: number;
  lost: number;
  returned: number;
  paid_cents: Cents;
};

/** What a book is opened with. */
export type NewBook = Pick<
  BookRow,
  'event_id' | 'league_id' | 'league_name' | 'external_event_id' | 'event_name' | 'sport' | 'betting_type' | 'closes_at' | 'odds_valid_until' | 'stakes_account' | 'house_account'
>;

const BOOK = `
  SELECT event_id, league_id, league_name, external_event_id, event_name, sport, betting_type, closes_at, odds_valid_until, stakes_account,
         house_account, status, winning_outcome, home_score, away_score, actual_hundredths, bets, won, lost, returned, paid_cents
  FROM books`;

/** The book of a league event. */
export function findBook(db: Queries, eventId: string): Promise<BookRow | undefined> {
  return db.maybe(`${BOOK} WHERE event_id = $1`, [eventId]);
}

/**
 * The book of an event within a league, by the league event's id or by the feed's. An event of the feed that was cancelled and added again
 * has several: the open one is meant, else the last one.
 */
export function findBookInLeague(db: Queries, leagueId: string, eitherId: string): Promise<BookRow | undefined> {
  return db.maybe(
    `${BOOK} WHERE league_id = $1 AND (event_id = $2 OR external_event_id = $3)
     ORDER BY event_id = $2 DESC NULLS LAST, status = 'open' DESC, opened_at DESC LIMIT 1`,
    [leagueId, isId(eitherId) ? eitherId : null, eitherId],
  );
}

/** Writes down a new book. */
export async function insertBook(tx: Queries, book: NewBook, openedAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO books (event_id, league_id, league_name, external_event_id, event_name, sport, betting_type, closes_at,
                        odds_valid_until, stakes_account, house_account, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      book.event_id,
      book.league_id,
      book.league_name,
      book.external_event_id,
      book.event_name,
      book.sport,
      book.betting_type,
      book.closes_at,
      book.odds_valid_until,
      book.stakes_account,
      book.house_account,
      openedAt,
    ],
  );
}

/** How a book ended and with what. */
export type Closing = Pick<BookRow, 'winning_outcome' | 'home_score' | 'away_score' | 'actual_hundredths'> & { status: 'settled' | 'voided' };
/** What came of the bets of a settlement. */
export type Summary = Pick<BookRow, 'bets' | 'won' | 'lost' | 'returned' | 'paid_cents'>;

/** Closes a book for good and keeps what came of its bets. */
export function closeBook(tx: Queries, eventId: string, settlementId: string, closing: Closing, at: Date): Promise<Summary> {
  return tx.one(
    `UPDATE books SET status = $3, closed_at = $4, settlement_id = $2, winning_outcome = $5, home_score = $6, away_score = $7, actual_hundredths = $8,
       (bets, won, lost, returned, paid_cents) = (
         SELECT count(*), count(*) FILTER (WHERE bets.status = 'won'), count(*) FILTER (WHERE bets.status = 'lost'),
                count(*) FILTER (WHERE bets.status IN ('push', 'void')), coalesce(sum(payout_cents), 0)
         FROM bets WHERE bets.event_id = $1 AND bets.settlement_id = $2)
     WHERE event_id = $1
     RETURNING bets, won, lost, returned, paid_cents`,
    [eventId, settlementId, closing.status, at, closing.winning_outcome, closing.home_score, closing.away_score, closing.actual_hundredths],
  );
}
