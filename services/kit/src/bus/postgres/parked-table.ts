import { openDb } from '../../db/open-db';
import type { Queries } from '../../db/types';
import type { StoredEvent } from '../bus';
import { fromHeaders, type EventHeaders } from '../envelope';
import { describeError, PARKED_AT_A_TIME, type ParkedEvent, type ParkedEvents } from '../parked';
import type { Topic } from '../topics';
import { APPENDED_CHANNEL } from './append';
import type { LoggedEvent } from './log';

/** Puts an event aside, with what went wrong, and passes it; both or neither. */
export async function park(db: Queries, group: string, logged: LoggedEvent, error: unknown, attempts: number): Promise<void> {
  await db.query(
    `WITH parked AS (
       INSERT INTO bus_parked (group_name, event_id, topic, position, key, headers, payload, error, attempts)
       SELECT $1, event_id, topic, position, key, headers, payload, $4, $5 FROM bus_log WHERE topic = $2 AND position = $3
       ON CONFLICT (group_name, event_id) DO NOTHING
     )
     UPDATE bus_offsets SET position = $3, updated_at = now() WHERE group_name = $1 AND topic = $2 AND position < $3`,
    [group, logged.event.topic, logged.position, describeError(error), attempts],
  );
}

/** Parked events of a topic that were asked for again, in their old order. */
export async function readReplays(db: Queries, group: string, topic: Topic, limit: number): Promise<StoredEvent[]> {
  const rows = await db.query<{ headers: EventHeaders; payload: Buffer }>(
    `SELECT headers, payload FROM bus_parked WHERE group_name = $1 AND topic = $2 AND replay_asked_at IS NOT NULL
     ORDER BY position LIMIT $3`,
    [group, topic, limit],
  );
  return rows.map(({ headers, payload }) => fromHeaders(topic, headers, payload));
}

/** A replayed event was handled. */
export async function unpark(db: Queries, group: string, eventId: string): Promise<void> {
  await db.query('DELETE FROM bus_parked WHERE group_name = $1 AND event_id = $2', [group, eventId]);
}

/** A replayed event failed again. */
export async function parkAgain(db: Queries, group: string, eventId: string, error: unknown, attempts: number): Promise<void> {
  await db.query(
    `UPDATE bus_parked SET error = $3, attempts = attempts + $4, parked_at = now(), replay_asked_at = NULL
     WHERE group_name = $1 AND event_id = $2`,
    [group, eventId, describeError(error), attempts],
  );
}

type Row = { id: string; topic: string; key: string; type: string; error: string; attempts: number; parked_at: Date };

/** The parked events of the bus in this database (BUS_URL). */
export function postgresParkedEvents(url: string): ParkedEvents {
  const db = openDb(url, { name: 'bus-parked', maxConnections: 1 });
  return {
    async list(group): Promise<ParkedEvent[]> {
      const rows = await db.query<Row>(
        `SELECT event_id AS id, topic, key, headers->>'ce_type' AS type, error, attempts, parked_at FROM bus_parked
         WHERE group_name = $1 AND replay_asked_at IS NULL ORDER BY parked_at, position LIMIT $2`,
        [group, PARKED_AT_A_TIME],
      );
      return rows.map(({ parked_at: parkedAt, ...rest }) => ({ ...rest, parkedAt }));
    },
    async replay(group) {
      const asked = await db.query(
        `WITH asked AS (
           UPDATE bus_parked SET replay_asked_at = now() WHERE (group_name, event_id) IN (
             SELECT group_name, event_id FROM bus_parked WHERE group_name = $1 AND replay_asked_at IS NULL ORDER BY parked_at, position LIMIT $2)
           RETURNING topic
         )
         SELECT pg_notify($3, topic) FROM asked`,
        [group, PARKED_AT_A_TIME, APPENDED_CHANNEL],
      );
      return asked.length;
    },
    close: () => db.close(),
  };
}
