import { SpanKind } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { publishInto } from '../outbox/publish';
import { backoffMs, pause } from '../retry/backoff';
import { inChildSpan } from '../trace/span';
import { isRetryable } from './errors';
import { dbRetries, dbTransactions } from './figures';
import { queriesOn } from './queries';
import type { Tx } from './types';

const ATTEMPTS = 5;
const BACKOFF = { firstMs: 10, maxMs: 200 };

/**
 * Runs the work in a transaction; serialization failures and deadlocks are retried, at most {@link ATTEMPTS} attempts.
 * @param name the pool's, for its figures and spans
 */
export function inTransaction<T>(pool: Pool, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'postgresql', 'oddsmates.db.pool': name };
  return inChildSpan('transaction', { kind: SpanKind.CLIENT, attributes }, () => measured(pool, name, work));
}

async function measured<T>(pool: Pool, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const end = dbTransactions.startTimer({ pool: name });
  try {
    const result = await withRetry(pool, name, work);
    end({ outcome: 'committed' });
    return result;
  } catch (error) {
    end({ outcome: 'rolled_back' });
    throw error;
  }
}

async function withRetry<T>(pool: Pool, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      dbRetries.inc({ pool: name });
      await pause(backoffMs(attempt, BACKOFF));
    }
  }
}

async function attemptOnce<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A connection that breaks between two statements says so by an event, which without a listener would end the process. The next statement
  // fails of itself.
  const ignore = () => undefined;
  client.on('error', ignore);
  let broken = true;
  try {
    await client.query('BEGIN');
    const result = await work(transactionOn(client));
    await client.query('COMMIT');
    broken = false;
    return result;
  } catch (error) {
    broken = !(await rolledBack(client));
    throw error;
  } finally {
    // A connection that could not be rolled back is closed instead of going back to the pool.
    client.off('error', ignore);
    client.release(broken);
  }
}

function transactionOn(client: PoolClient): Tx {
  const queries = queriesOn(client);
  return { ...queries, publish: (event) => publishInto(queries, event) };
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  );
}
