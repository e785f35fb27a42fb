import type { Queries } from '@oddsmates/kit';
import type { EventResult } from '../domain/event-result';
import type { EventRow } from './events';

/** What a new event is made of. */
export type NewEvent = Omit<
  EventRow,
  'status' | 'book_opened' | 'winning_outcome' | 'home_score' | 'away_score' | 'actual_value_hundredths' | 'closed_at'
>;

/** Writes a new event down; its book has still to be opened. */
export async function insertEvent(tx: Queries, event: NewEvent, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO events (id, league_id, event_key, external_id, name, sport, home_team, away_team, commence_time, end_time, betting_type, source,
                         markets, status, created_by, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open', $14, $15, $16)`,
    [
      event.id, event.league_id, event.event_key, event.external_id, event.name, event.sport, event.home_team, event.away_team,
      event.commence_time, event.end_time, event.betting_type, event.source, JSON.stringify(event.markets), event.created_by, event.created_at,
      nextAttemptAt,
    ],
  );
}

/** Notes that the wallet knows the book; false when that was noted before. */
export async function markBookOpened(tx: Queries, eventId: string): Promise<boolean> {
  const rows = await tx.query('UPDATE events SET book_opened = true WHERE id = $1 AND NOT book_opened RETURNING 1', [eventId]);
  return rows.length === 1;
}

/** Writes down how an event ended. From here on betting is closed and the result stands. */
export async function beginCompleting(tx: Queries, eventId: string, result: EventResult, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE events SET status = 'completing', winning_outcome = $2, home_score = $3, away_score = $4, actual_value_hundredths = $5,
                       next_attempt_at = $6, attempts = 0
      WHERE id = $1`,
    [eventId, result.winningOutcome, result.homeScore, result.awayScore, result.actualValueHundredths, nextAttemptAt],
  );
}

/** Writes down that an event is called off. From here on betting is closed. */
export async function beginCancelling(tx: Queries, eventId: string, nextAttemptAt: Date): Promise<void> {
  await tx.query(`UPDATE events SET status = 'cancelling', next_attempt_at = $2, attempts = 0 WHERE id = $1`, [eventId, nextAttemptAt]);
}

/** Notes that the wallet has settled or voided every bet; undefined when that was noted before. */
export function finishClosing(tx: Queries, eventId: string, closedAt: Date): Promise<{ status: 'completed' | 'cancelled' } | undefined> {
  return tx.maybe(
    `UPDATE events SET status = CASE status WHEN 'completing' THEN 'completed' ELSE 'cancelled' END, closed_at = $2
      WHERE id = $1 AND status IN ('completing', 'cancelling') RETURNING status`,
    [eventId, closedAt],
  );
}
