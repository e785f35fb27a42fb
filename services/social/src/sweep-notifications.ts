import { every, type Clock, type Db, type Logger, type Running } from '@oddsmates/kit';
import { deleteOldNotices, deleteSurplusNotices } from './store/old-notifications';

const INTERVAL_MS = 3_600_000;
const DAY_MS = 86_400_000;
const BATCH = 1_000;
const MOST_BATCHES = 100;

/** How long a notification is kept, and how many of somebody's. Both are far beyond what anybody scrolls back to. */
export const KEPT_DAYS = 180;
export const KEPT_PER_USER = 500;

/** Deletes what is too old or too much every hour, for as long as the service runs. */
export function startNotificationSweep({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): Running {
  return every(INTERVAL_MS, log, 'deleting old notifications', () => sweepNotifications({ db, clock }));
}

/**
 * One round of {@link startNotificationSweep}, in small batches and at most so many of each kind; returns how many it deleted. What is left is
 * for the next round. Invites are never deleted: they go when they are answered.
 */
export async function sweepNotifications(
  { db, clock }: { db: Db; clock: Clock },
  { batch = BATCH, mostBatches = MOST_BATCHES, keptPerUser = KEPT_PER_USER } = {},
): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  const old = await inBatches(batch, mostBatches, () => deleteOldNotices(db, before, batch));
  return old + (await inBatches(batch, mostBatches, () => deleteSurplusNotices(db, keptPerUser, batch)));
}

async function inBatches(batch: number, most: number, deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let round = 0; round < most; round += 1) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < batch) break;
  }
  return total;
}
