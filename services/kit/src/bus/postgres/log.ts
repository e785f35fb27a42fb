import type { Queries } from '../../db/types';
import type { Backlog, StoredEvent } from '../bus';
import { fromHeaders, type EventHeaders } from '../envelope';
import type { Topic } from '../topics';

/** An event with its place in the topic. */
export type LoggedEvent = { position: bigint; event: StoredEvent };

type Row = { position: bigint; headers: EventHeaders; payload: Buffer };

/** The next events of a topic after a position. */
export async function readLog(db: Queries, topic: Topic, after: bigint, limit: number): Promise<LoggedEvent[]> {
  const rows = await db.query<Row>(
    'SELECT position, headers, payload FROM bus_log WHERE topic = $1 AND position > $2 ORDER BY position LIMIT $3',
    [topic, after, limit],
  );
  return rows.map(({ position, headers, payload }) => ({ position, event: fromHeaders(topic, headers, payload) }));
}

/** How far the group has come; a group seen for the first time starts before the oldest event. */
export async function readOffset(db: Queries, group: string, topic: Topic): Promise<bigint> {
  const { position } = await db.one<{ position: bigint }>(
    `INSERT INTO bus_offsets (group_name, topic, position) VALUES ($1, $2, 0)
     ON CONFLICT (group_name, topic) DO UPDATE SET group_name = excluded.group_name RETURNING position`,
    [group, topic],
  );
  return position;
}

/** Keeps how far the group has come. Never goes back: a consumer that lost its lock cannot undo the progress of the next one. */
export async function writeOffset(db: Queries, group: string, topic: Topic, position: bigint): Promise<void> {
  await db.query(
    'UPDATE bus_offsets SET position = $3, updated_at = now() WHERE group_name = $1 AND topic = $2 AND position < $3',
    [group, topic, position],
  );
}

/** What the group has before it on each topic, in the order given. Positions have no gaps, so a difference is a number of events. */
export async function readBacklog(db: Queries, group: string, topics: readonly Topic[]): Promise<Backlog[]> {
  const rows = await db.query<{ topic: Topic; waiting: bigint; parked: bigint }>(
    `SELECT asked.topic, coalesce(t.last_position, 0) - coalesce(o.position, 0) AS waiting,
            (SELECT count(*) FROM bus_parked p WHERE p.group_name = $1 AND p.topic = asked.topic AND p.replay_asked_at IS NULL) AS parked
     FROM unnest($2::text[]) WITH ORDINALITY AS asked (topic, ordinal)
     LEFT JOIN bus_topics t ON t.topic = asked.topic
     LEFT JOIN bus_offsets o ON o.group_name = $1 AND o.topic = asked.topic
     ORDER BY ordinal`,
    [group, topics],
  );
  return rows.map(({ topic, waiting, parked }) => ({ topic, waiting: Number(waiting), parked: Number(parked) }));
}
