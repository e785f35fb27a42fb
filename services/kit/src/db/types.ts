import type { Pool } from 'pg';
import type { OutboxEvent } from '../outbox/event';

/** Reads and writes. int8 columns arrive as bigint, timestamptz as Date, numeric as string. */
export type Queries = {
  /** All rows. */
  query<R>(sql: string, params?: unknown[]): Promise<R[]>;
  /** The one row there must be. @throws Error when there are none or several. */
  one<R>(sql: string, params?: unknown[]): Promise<R>;
  /** The row, or undefined. @throws Error when there are several. */
  maybe<R>(sql: string, params?: unknown[]): Promise<R | undefined>;
};

/** A transaction. It ends with the work it was opened for: committed when that resolves, rolled back when it throws. */
export type Tx = Queries & {
  /**
   * Writes an event into the outbox, in this transaction: it is published if and only if the transaction commits.
   * Events of one key keep the order in which they are written here, so lock the aggregate's row before.
   */
  publish(event: OutboxEvent): Promise<void>;
};

/** A service's database. */
export type Db = Queries & {
  /**
   * Runs the work in one READ COMMITTED transaction. The work may be run several times: serialization failures and deadlocks are retried,
   * so it must not touch anything but the transaction.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  pool: Pool;
  close(): Promise<void>;
};
