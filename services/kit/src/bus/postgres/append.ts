import type { StoredEvent } from '../bus';
import { toHeaders } from '../envelope';
import type { Db } from '../../db/types';

/** What consumers listen on; the payload is the topic. */
export const APPENDED_CHANNEL = 'bus_appended';

/**
 * Appends events of one topic, in the order given. The topic's lock is held until the commit, so positions follow the order of commits and
 * have no gaps: a consumer that has seen position n will never find a new event below it. Known event ids are left out.
 */
export async function appendToTopic(db: Db, topic: string, events: readonly StoredEvent[]): Promise<void> {
  await db.tx(async (tx) => {
    // A statement of its own: the next one must take its snapshot after the lock is there.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1))', [`bus topic ${topic}`]);
    await tx.query(
      `WITH given AS (
         SELECT DISTINCT ON (id) id, key, headers, payload, ordinal
         FROM unnest($2::uuid[], $3::text[], $4::jsonb[], $5::bytea[]) WITH ORDINALITY AS g (id, key, headers, payload, ordinal)
         WHERE NOT EXISTS (SELECT 1 FROM bus_log WHERE event_id = g.id)
         ORDER BY id, ordinal
       ), topic_end AS (
         INSERT INTO bus_topics (topic, last_position) SELECT $1::text, count(*) FROM given
         ON CONFLICT (topic) DO UPDATE SET last_position = bus_topics.last_position + excluded.last_position
         RETURNING last_position
       ), appended AS (
         INSERT INTO bus_log (topic, position, event_id, key, headers, payload)
         SELECT $1::text, last_position - (SELECT count(*) FROM given) + row_number() OVER (ORDER BY ordinal), id, key, headers, payload
         FROM given, topic_end RETURNING 1
       )
       SELECT pg_notify($6, $1::text) FROM appended LIMIT 1`,
      [
        topic,
        events.map(({ id }) => id),
        events.map(({ key }) => key),
        events.map((event) => JSON.stringify(toHeaders(event))),
        events.map(({ payload }) => Buffer.from(payload)),
        APPENDED_CHANNEL,
      ],
    );
  });
}
