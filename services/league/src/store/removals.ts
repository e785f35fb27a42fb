import type { Queries } from '@oddsmates/kit';
import type { MemberId } from './members';
import type { Claim } from './unfinished';

/** Writes down that somebody was removed; the wallet has still to freeze their bankroll, and others have still to be told. */
export async function insertRemoval(tx: Queries, { leagueId, userId }: MemberId, removedAt: Date, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO removals (league_id, user_id, removed_at, next_attempt_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (league_id, user_id) DO UPDATE
        SET removed_at = excluded.removed_at, finished = false, told = false, next_attempt_at = excluded.next_attempt_at, attempts = 0`,
    [leagueId, userId, removedAt, nextAttemptAt],
  );
}

/** Whether somebody's bankroll has still to be frozen. */
export async function isBeingRemoved(db: Queries, { leagueId, userId }: MemberId): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM removals WHERE league_id = $1 AND user_id = $2 AND NOT finished', [leagueId, userId]);
  return rows.length === 1;
}

/** Notes that a removal is carried out, and gives it if others have still to be told. Lock the league before. */
export async function finishRemoval(tx: Queries, { leagueId, userId }: MemberId): Promise<{ removed_at: Date } | undefined> {
  const removal = await tx.maybe<{ removed_at: Date; told: boolean }>(
    'SELECT removed_at, told FROM removals WHERE league_id = $1 AND user_id = $2 AND NOT finished FOR UPDATE',
    [leagueId, userId],
  );
  await tx.query('UPDATE removals SET finished = true, told = true WHERE league_id = $1 AND user_id = $2', [leagueId, userId]);
  return removal?.told === false ? removal : undefined;
}

/** Writes down that the bankroll of a former member has to be frozen once more. Lock the league before. */
export async function freezeAgain(tx: Queries, { leagueId, userId }: MemberId, nextAttemptAt: Date): Promise<void> {
  await tx.query('UPDATE removals SET finished = false, next_attempt_at = $3, attempts = 0 WHERE league_id = $1 AND user_id = $2', [
    leagueId,
    userId,
    nextAttemptAt,
  ]);
}

/** Takes up removals that have still to be carried out, each for at least the time that one worker is given alone. */
export async function claimRemovals(db: Queries, { now, limit }: Claim, leaseMs: number): Promise<MemberId[]> {
  const rows = await db.query<{ league_id: string; user_id: string }>(
    `WITH due AS MATERIALIZED (
       SELECT league_id, user_id FROM removals WHERE NOT finished AND next_attempt_at <= $1
        ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     UPDATE removals r SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + greatest($3 * interval '1 ms', least(interval '2 s' * power(2, least(attempts + 1, 10)), interval '5 min'))
       FROM due WHERE r.league_id = due.league_id AND r.user_id = due.user_id
     RETURNING r.league_id, r.user_id`,
    [now, limit, leaseMs],
  );
  return rows.map((row) => ({ leagueId: row.league_id, userId: row.user_id }));
}
