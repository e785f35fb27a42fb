import type { Queries } from '../db/types';
import { newId } from '../ids/ids';
import { currentTrace } from '../trace/context';
import type { OutboxEvent } from './event';

/** What the relay listens on. */
export const OUTBOX_CHANNEL = 'outbox';

/** Writes an event into the outbox. The notification leaves with the commit, and with it only. */
export async function publishInto(tx: Queries, event: OutboxEvent): Promise<void> {
  await tx.query(
    `WITH written AS (
       INSERT INTO outbox (id, topic, key, type, time, payload, traceparent)
       VALUES ($1, $2, $3, $4, now(), $5, $6) RETURNING 1
     )
     SELECT pg_notify($7, '') FROM written`,
    [newId(), event.topic, event.key, event.type, event.payload, currentTrace() ?? null, OUTBOX_CHANNEL],
  );
}
