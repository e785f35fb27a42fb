import type { Db } from '../../db/types';

const BATCH = 1_000;

/**
 * Deletes events that are older than the retention and that every group known on their topic is done with, so that a service which was
 * away for long still misses nothing. Works in small batches and lets only one process do it at a time.
 * @returns how many were deleted
 */
export async function deleteOldEvents(db: Db, retentionDays: number): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await db.tx((tx) =>
      tx.query(
        `WITH old AS (
           SELECT l.topic, l.position FROM bus_log l
           WHERE pg_try_advisory_xact_lock(hashtextextended('bus retention', 1))
             AND l.appended_at < now() - make_interval(days => $1)
             AND NOT EXISTS (SELECT 1 FROM bus_offsets o WHERE o.topic = l.topic AND o.position < l.position)
           ORDER BY l.appended_at LIMIT $2
         )
         DELETE FROM bus_log l USING old WHERE l.topic = old.topic AND l.position = old.position RETURNING 1`,
        [retentionDays, BATCH],
      ),
    );
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
