import type { Queries } from '@oddsmates/kit';
import { insertEvent, type NewEvent } from './event-changes';

/** Whose odds an event of the feed was added at, as of when, and until when they can be bet at; null for as long as betting is open. */
export type OddsTaken = { bookmaker: string; takenAt: Date; validUntil: Date | null };

/** Breached by adding an event of the feed to a league a second time. */
export const MARKET_ONCE = 'events_market_once';

/** Writes an event of the feed down, with where its odds come from; its book has still to be opened. */
export async function insertMarketEvent(tx: Queries, event: NewEvent, { bookmaker, takenAt, validUntil }: OddsTaken, nextAttemptAt: Date): Promise<void> {
  await insertEvent(tx, event, nextAttemptAt);
  await tx.query('INSERT INTO market_odds (event_id, bookmaker, taken_at, valid_until) VALUES ($1, $2, $3, $4)', [
    event.id, bookmaker, takenAt, validUntil,
  ]);
}

/** Until when the odds of an event can be bet at; undefined for as long as betting is open, as with every event of a captain's own. */
export async function oddsValidUntil(db: Queries, eventId: string): Promise<Date | undefined> {
  const odds = await db.maybe<{ valid_until: Date | null }>('SELECT valid_until FROM market_odds WHERE event_id = $1', [eventId]);
  return odds?.valid_until ?? undefined;
}

/** Two sides of a sport, as the feed names them. */
export type Meeting = { sportKey: string; homeTeam: string; awayTeam: string };

/** The open events of the feed in a league in which these two are still to meet. */
export function meetingsAhead(
  db: Queries,
  leagueId: string,
  { sportKey, homeTeam, awayTeam }: Meeting,
  now: Date,
): Promise<{ id: string; external_id: string; commence_time: Date }[]> {
  return db.query(
    `SELECT id, external_id, commence_time FROM events
      WHERE league_id = $1 AND source = 'market' AND status = 'open' AND commence_time > $5
        AND event_key = $2 AND home_team = $3 AND away_team = $4
      ORDER BY commence_time, id`,
    [leagueId, sportKey, homeTeam, awayTeam, now],
  );
}
