import { Client } from 'pg';
import type { Logger } from '../log/logger';
import { backoffMs, pause } from '../retry/backoff';
import { inTurn } from './in-turn';
import { queriesOn } from './queries';
import type { Queries } from './types';
import { valueTypes } from './value-types';

const BACKOFF = { firstMs: 200, maxMs: 10_000 };

/** A connection of its own, for what belongs to a session: LISTEN and advisory locks. */
export type Session = {
  /** Statements on the connection, each in its turn. */
  queries: Queries;
  /** Aborted when the connection is lost, and with it every lock it held. */
  lost: AbortSignal;
};

/** What to do with a session. */
export type SessionOptions = {
  url: string;
  name: string;
  log: Logger;
  /** The channels to listen on. */
  channels: string[];
  /** Set where what a crash of the server would lose of the last moments is done again anyway: commits do not wait for the disk then. */
  repeats?: boolean;
  /** Called on every notification and once after each new connection, since notifications may have been missed before it. */
  onNotify(channel: string, payload: string): void;
};

/**
 * Keeps a session open until the signal is aborted: runs the work on a connection, and again on a new one when that is lost.
 * The work is expected to end soon after `lost` is aborted.
 */
export async function keepSession(options: SessionOptions, stop: AbortSignal, work: (session: Session) => Promise<void>): Promise<void> {
  for (let failures = 0; !stop.aborted; ) {
    try {
      await oneSession(options, stop, work);
      failures = 0;
    } catch (error) {
      failures += 1;
      options.log.warn({ err: error }, `the ${options.name} session failed`);
    }
    if (!stop.aborted) await pause(backoffMs(failures + 1, BACKOFF), stop);
  }
}

async function oneSession(options: SessionOptions, stop: AbortSignal, work: (session: Session) => Promise<void>): Promise<void> {
  const lost = new AbortController();
  const client = new Client({
    connectionString: options.url,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // On this side as well: a connection whose other end is gone without a word would never answer.
    query_timeout: 35_000,
    keepAlive: true,
    types: valueTypes,
    ...(options.repeats === true && { options: '-c synchronous_commit=off' }),
  });
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort());
  client.on('notification', ({ channel, payload }) => options.onNotify(channel, payload ?? ''));
  try {
    await client.connect();
    for (const channel of options.channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    for (const channel of options.channels) options.onNotify(channel, '');
    await work({ queries: inTurn(queriesOn(client)), lost: AbortSignal.any([lost.signal, stop]) });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Takes a lock that the session holds until it ends; false when another session has it. The name is hashed to 64 bits. */
export async function tryLock({ queries }: Session, name: string): Promise<boolean> {
  const { locked } = await queries.one<{ locked: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked', [name]);
  return locked;
}

/** Gives a lock back. */
export async function unlock({ queries }: Session, name: string): Promise<void> {
  await queries.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
}
