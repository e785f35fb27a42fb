import type { Queries } from '@oddsmates/kit';
import { NO_ID } from '../domain/message-id';

/** A message as it is kept. */
export type MessageRow = { id: string; league_id: string; sender_id: string; message: string; created_at: Date };

/** Which part of a league's messages. */
export type Page = {
  limit: number;
  /** Only older ones than this message. */
  before?: string | undefined;
  /** Only newer ones than this message. */
  after?: string | undefined;
};

/** Locks a league's room, which is opened with its first message, and gives the id of its newest message. */
export async function lockRoom(tx: Queries, leagueId: string): Promise<string> {
  const { last_id } = await tx.one<{ last_id: string }>(
    `INSERT INTO rooms (league_id, last_id) VALUES ($1, $2)
     ON CONFLICT (league_id) DO UPDATE SET last_id = rooms.last_id RETURNING last_id`,
    [leagueId, NO_ID],
  );
  return last_id;
}

/** Writes a message down as its room's newest. Lock the room before. */
export async function insertMessage(tx: Queries, message: MessageRow): Promise<void> {
  await tx.query('INSERT INTO messages (id, league_id, sender_id, message, created_at) VALUES ($1, $2, $3, $4, $5)', [
    message.id, message.league_id, message.sender_id, message.message, message.created_at,
  ]);
  await tx.query('UPDATE rooms SET last_id = $2 WHERE league_id = $1', [message.league_id, message.id]);
}

/** A page of a league's messages, oldest first: the ones right after `after` when it is given, else the newest there are (before `before`). */
export async function messagesOf(db: Queries, leagueId: string, { limit, before, after }: Page): Promise<MessageRow[]> {
  const select = `SELECT id, league_id, sender_id, message, created_at FROM messages
    WHERE league_id = $1 AND ($2::uuid IS NULL OR id < $2) AND ($3::uuid IS NULL OR id > $3)`;
  const params = [leagueId, before ?? null, after ?? null, limit];
  if (after !== undefined) return db.query(`${select} ORDER BY id LIMIT $4`, params);
  return (await db.query<MessageRow>(`${select} ORDER BY id DESC LIMIT $4`, params)).reverse();
}
