import { newId, type Queries } from '@oddsmates/kit';
import type { Notice, NoticeType } from '../domain/notice';

/** A notification, with the present name of who did it. */
export type NotificationRow = {
  id: string;
  type: NoticeType;
  message: string;
  actor_username: string | null;
  reference_id: string;
  is_read: boolean;
  created_at: Date;
};

/** Keeps what people are told, all in one statement. */
export async function insertNotices(db: Queries, notices: Notice[]): Promise<void> {
  await db.query(
    `INSERT INTO notifications (id, user_id, type, message, actor_id, reference_id)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::text[])`,
    [
      notices.map(() => newId()),
      notices.map(({ userId }) => userId),
      notices.map(({ type }) => type),
      notices.map(({ message }) => message),
      notices.map(({ actorId }) => actorId ?? null),
      notices.map(({ referenceId }) => referenceId),
    ],
  );
}

/** Takes an invite's notification away. */
export async function deleteInviteNotice(db: Queries, inviteId: string): Promise<void> {
  await db.query(`DELETE FROM notifications WHERE type = 'league_invite' AND reference_id = $1`, [inviteId]);
}

/** Somebody's notifications, newest first. @param before only those older than the one with this id, whether or not it still exists */
export function newestNotifications(db: Queries, userId: string, before: string | undefined, limit: number): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(
    `SELECT notifications.id, type, message, people.username AS actor_username, reference_id, is_read, created_at
     FROM notifications LEFT JOIN people ON people.user_id = actor_id
     WHERE notifications.user_id = $1 AND ($2::uuid IS NULL OR notifications.id < $2)
     ORDER BY notifications.id DESC LIMIT $3`,
    [userId, before ?? null, limit],
  );
}

/** Marks all of somebody's notifications read; returns how many were not. */
export async function markAllRead(db: Queries, userId: string): Promise<number> {
  const { marked } = await db.one<{ marked: bigint }>(
    `WITH marked AS (UPDATE notifications SET is_read = true WHERE user_id = $1 AND NOT is_read RETURNING 1)
     SELECT count(*) AS marked FROM marked`,
    [userId],
  );
  return Number(marked);
}
