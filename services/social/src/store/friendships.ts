import type { Queries } from '@oddsmates/kit';
import type { Friendship, Pair } from '../domain/friendship';
import type { PersonRow } from './people';

/** A request that waits for an answer, with the one who asks. */
export type RequestRow = PersonRow & { request_id: string; requested_at: Date };

/**
 * Writes down that somebody asks, unless there is something between the two already, and returns what there is, locked until the transaction
 * ends. One statement: of two people who ask each other at the same moment, the second waits and is given the first one's request.
 */
export function askOrFind(db: Queries, request: Pair & { requestId: string; askedBy: string; at: Date }): Promise<Friendship> {
  return db.one<Friendship>(
    `INSERT INTO friendships (low, high, request_id, asked_by, status, requested_at)
     VALUES ($1, $2, $3, $4, 'pending', $5)
     ON CONFLICT (low, high) DO UPDATE SET asked_by = friendships.asked_by
     RETURNING low, high, request_id, asked_by, status`,
    [request.low, request.high, request.requestId, request.askedBy, request.at],
  );
}

/** The request, or the friendship it has become, locked until the transaction ends. */
export function lockRequest(db: Queries, requestId: string): Promise<Friendship | undefined> {
  return db.maybe<Friendship>(
    `SELECT low, high, request_id, asked_by, status
     FROM friendships WHERE request_id = $1 FOR UPDATE`,
    [requestId],
  );
}

/** Turns a request into a friendship. */
export async function befriend(db: Queries, requestId: string, at: Date): Promise<void> {
  await db.query(`UPDATE friendships SET status = 'friends', made_at = $2 WHERE request_id = $1`, [requestId, at]);
}

/** Drops a request: the two may ask again. */
export async function deleteRequest(db: Queries, requestId: string): Promise<void> {
  await db.query('DELETE FROM friendships WHERE request_id = $1', [requestId]);
}

/** Somebody's friends, the latest first. */
export async function friendIds(db: Queries, userId: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ friend_id: string }>(
    `SELECT CASE WHEN low = $1 THEN high ELSE low END AS friend_id
     FROM friendships WHERE (low = $1 OR high = $1) AND status = 'friends'
     ORDER BY made_at DESC, request_id LIMIT $2`,
    [userId, limit],
  );
  return rows.map(({ friend_id: id }) => id);
}

/** The requests that wait for somebody's answer, newest first. */
export function pendingRequests(db: Queries, userId: string, limit: number): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `SELECT request_id, requested_at, user_id, username, profile_image_url
     FROM friendships JOIN people ON user_id = asked_by
     WHERE (low = $1 OR high = $1) AND asked_by <> $1 AND status = 'pending'
     ORDER BY requested_at DESC, request_id LIMIT $2`,
    [userId, limit],
  );
}
