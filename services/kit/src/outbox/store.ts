import type { StoredEvent } from '../bus/bus';
import type { Topic } from '../bus/topics';
import type { Queries } from '../db/types';

type Row = { id: string; topic: Topic; key: string; type: string; time: Date; payload: Buffer; traceparent: string | null };

/** The oldest events that have not reached the bus, in the order they were written. */
export async function oldestEvents(db: Queries, limit: number): Promise<StoredEvent[]> {
  const rows = await db.query<Row>(
    'SELECT id, topic, key, type, time, payload, traceparent FROM outbox ORDER BY seq LIMIT $1',
    [limit],
  );
  return rows.map(({ traceparent, ...event }) => (traceparent === null ? event : { ...event, traceparent }));
}

/** Forgets events that the bus has taken. */
export async function deleteEvents(db: Queries, ids: readonly string[]): Promise<void> {
  await db.query('DELETE FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
}
