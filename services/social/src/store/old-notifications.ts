import type { Queries } from '@oddsmates/kit';

/** Deletes notifications older than a time, the oldest first; returns how many. Those that somebody is reading just now wait for another time. */
export async function deleteOldNotices(db: Queries, before: Date, limit: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM notifications WHERE id = ANY (ARRAY (
       SELECT id FROM notifications WHERE created_at < $1 AND type <> 'league_invite'
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))
     RETURNING 1`,
    [before, limit],
  );
  return rows.length;
}

/** Deletes what somebody has beyond their newest so many; returns how many. Those that somebody is reading just now wait for another time. */
export async function deleteSurplusNotices(db: Queries, kept: number, limit: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM notifications WHERE id = ANY (ARRAY (
       SELECT notifications.id
       FROM (SELECT user_id FROM notifications WHERE type <> 'league_invite' GROUP BY user_id HAVING count(*) > $1) AS full_boxes
       CROSS JOIN LATERAL (
         SELECT id FROM notifications WHERE user_id = full_boxes.user_id AND type <> 'league_invite' ORDER BY id DESC OFFSET $1 LIMIT 1
       ) AS newest_surplus
       JOIN notifications ON notifications.user_id = full_boxes.user_id AND notifications.id <= newest_surplus.id AND type <> 'league_invite'
       LIMIT $2 FOR UPDATE OF notifications SKIP LOCKED))
     RETURNING 1`,
    [kept, limit],
  );
  return rows.length;
}
