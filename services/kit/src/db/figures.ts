import type { Pool } from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import { metrics } from '../metrics/metrics';

/** The pools that are open, each under its name. */
const pools = new Map<Pool, string>();

/** Connections of each pool. */
export const dbConnections = new Gauge({
  name: 'db_pool_connections',
  help: 'Connections of a pool, by what they do.',
  labelNames: ['pool', 'state'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const [{ totalCount, idleCount }, pool] of pools) {
      this.inc({ pool, state: 'idle' }, idleCount);
      this.inc({ pool, state: 'busy' }, totalCount - idleCount);
    }
  },
});

/** How many connections each pool may have. */
export const dbConnectionsMax = new Gauge({
  name: 'db_pool_connections_max',
  help: 'Most connections that a pool may have.',
  labelNames: ['pool'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const [{ options }, pool] of pools) this.inc({ pool }, options.max);
  },
});

/** Who waits for a connection. Above zero for long, the pool is too small or its statements are too slow. */
export const dbWaiting = new Gauge({
  name: 'db_pool_waiting_requests',
  help: 'Requests that wait for a connection of a pool.',
  labelNames: ['pool'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const [{ waitingCount }, pool] of pools) this.inc({ pool }, waitingCount);
  },
});

/** How long transactions took, retries included, and how they ended: 'committed' or 'rolled_back'. */
export const dbTransactions = new Histogram({
  name: 'db_transaction_seconds',
  help: 'Time from the beginning of a transaction to its end.',
  labelNames: ['pool', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [metrics],
});

/** Transactions that PostgreSQL broke off for a deadlock or a serialization failure, and that were run again. */
export const dbRetries = new Counter({
  name: 'db_transaction_retries_total',
  help: 'Transactions run again after a deadlock or a serialization failure.',
  labelNames: ['pool'],
  registers: [metrics],
});

/** Keeps the figures of a pool until it is closed. */
export function watchPool(pool: Pool, name: string): void {
  pools.set(pool, name);
}

/** Ends what {@link watchPool} began. */
export function forgetPool(pool: Pool): void {
  pools.delete(pool);
}
