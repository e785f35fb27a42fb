import type { Queries } from '@oddsmates/kit';
import type { MemberId } from './members';

/** How to take work up. */
export type Claim = { now: Date; limit: number };

/**
 * The next attempt after one that is made now: in 4 s, 8 s, ... up to 5 minutes, counted by the database in the statement that claims the work.
 * Rows that another sweeper is claiming are passed over. (MATERIALIZED: without it the limited choice could be made several times.)
 */
const LATER = `$1::timestamptz + least(interval '2 s' * power(2, least(attempts + 1, 10)), interval '5 min')`;

/** Takes up members whose bankroll has still to be opened, and says when to try again in case this attempt dies. */
export async function claimJoining(db: Queries, { now, limit }: Claim): Promise<MemberId[]> {
  const rows = await db.query<{ league_id: string; user_id: string }>(
    `WITH due AS MATERIALIZED (
       SELECT league_id, user_id FROM members WHERE NOT bankroll_opened AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE members m SET attempts = attempts + 1, next_attempt_at = ${LATER}
       FROM due WHERE m.league_id = due.league_id AND m.user_id = due.user_id
     RETURNING m.league_id, m.user_id`,
    [now, limit],
  );
  return rows.map((row) => ({ leagueId: row.league_id, userId: row.user_id }));
}

/** Takes up events whose book has still to be opened, settled or voided. */
export async function claimEvents(db: Queries, { now, limit }: Claim): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM events
        WHERE (status IN ('completing', 'cancelling') OR (status = 'open' AND NOT book_opened)) AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE events e SET attempts = attempts + 1, next_attempt_at = ${LATER} FROM due WHERE e.id = due.id RETURNING e.id`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

/** Takes up entries whose fee has still to be paid or given back. */
export async function claimEntries(db: Queries, { now, limit }: Claim): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM circuit_entries WHERE status IN ('pending', 'refunding') AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE circuit_entries e SET attempts = attempts + 1, next_attempt_at = ${LATER} FROM due WHERE e.id = due.id RETURNING e.id`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

/** Takes up circuits that have still to be decided or paid. */
export async function claimCircuits(db: Queries, { now, limit }: Claim): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM circuits WHERE state IN ('deciding', 'paying') AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE circuits c SET attempts = attempts + 1, next_attempt_at = ${LATER} FROM due WHERE c.id = due.id RETURNING c.id`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}
