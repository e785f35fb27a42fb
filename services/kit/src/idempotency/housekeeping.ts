import type { Db } from '../db/types';
import { every, type Running } from '../lifecycle/every';
import type { Logger } from '../log/logger';

const BATCH = 1_000;
const MOST_BATCHES = 100;
const INTERVAL_MS = 600_000;
/** Request keys are promised for a day. */
const KEYS_HOURS = 24;
/** Longer than any event can still be delivered again after it was done. */
const INBOX_DAYS = 45;

/** Deletes what the kit's tables no longer need, in batches, every ten minutes, for as long as the service runs. */
export function startHousekeeping({ db, log }: { db: Db; log: Logger }): Running {
  return every(INTERVAL_MS, log, 'housekeeping', () => sweep(db));
}

/** One round of {@link startHousekeeping}; returns how many rows it deleted. Bounded: what is left over is for the next round. */
export async function sweep(db: Db): Promise<number> {
  const keys = await inBatches(() =>
    db.query(
      `DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY (
         SELECT ctid FROM idempotency_keys WHERE created_at < now() - make_interval(hours => $1) LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING 1`,
      [KEYS_HOURS, BATCH],
    ),
  );
  const received = await inBatches(() =>
    db.query(
      `DELETE FROM inbox WHERE ctid = ANY (ARRAY (
         SELECT ctid FROM inbox WHERE received_at < now() - make_interval(days => $1) LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING 1`,
      [INBOX_DAYS, BATCH],
    ),
  );
  return keys + received;
}

async function inBatches(deleteBatch: () => Promise<unknown[]>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { length } = await deleteBatch();
    total += length;
    if (length < BATCH) break;
  }
  return total;
}
