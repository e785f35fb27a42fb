import { every, type Clock, type Db, type Logger, type Running } from '@oddsmates/kit';
import { deleteExpiredTokens } from './store/tokens';

const INTERVAL_MS = 600_000;
const BATCH = 1_000;
const MOST_BATCHES = 100;

/** Deletes expired tokens every ten minutes, for as long as the service runs. They sign nobody in meanwhile: they only take up room. */
export function startTokenSweep({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): Running {
  return every(INTERVAL_MS, log, 'deleting expired tokens', () => sweepTokens({ db, clock }));
}

/** One round of {@link startTokenSweep}, in small batches and at most so many; returns how many it deleted. What is left is for the next round. */
export async function sweepTokens({ db, clock }: { db: Db; clock: Clock }, { batch = BATCH, mostBatches = MOST_BATCHES } = {}): Promise<number> {
  let total = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const deleted = await deleteExpiredTokens(db, clock(), batch);
    total += deleted;
    if (deleted < batch) break;
  }
  return total;
}
