import { Pool } from 'pg';
import type { Logger } from '../log/logger';
import { forgetPool, watchPool } from './figures';
import { queriesOn } from './queries';
import { inTransaction } from './transaction';
import type { Db } from './types';
import { valueTypes } from './value-types';

/** How a service uses its database. */
export type DbOptions = {
  /** Seen in pg_stat_activity and in the figures of the pool. */
  name: string;
  /** Hears of idle connections that broke. */
  log?: Logger;
  /** Most connections at a time; 10 when left out. */
  maxConnections?: number;
  /** How long one statement may run; 10 s when left out. */
  statementTimeoutMs?: number;
};

/** Opens a pool. Nothing is connected until the first query. */
export function openDb(url: string, options: DbOptions): Db {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new Pool({
    connectionString: url,
    application_name: options.name,
    max: options.maxConnections ?? 10,
    statement_timeout: statementTimeoutMs,
    // On this side as well: a connection whose other end is gone without a word would never answer.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: valueTypes,
  });
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'an idle database connection broke'));
  watchPool(pool, options.name);
  let closing: Promise<void> | undefined;
  return {
    ...queriesOn(pool),
    tx: (work) => inTransaction(pool, options.name, work),
    pool,
    // Closing again is no mistake: shutting down may be asked for twice.
    close: () => (closing ??= pool.end().finally(() => forgetPool(pool))),
  };
}

/** Whether the database answers; for readiness. */
export async function isDbReady(db: Db): Promise<boolean> {
  return db.query('SELECT 1').then(
    () => true,
    () => false,
  );
}
