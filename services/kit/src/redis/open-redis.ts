import { createClient, ErrorReply } from 'redis';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';
import type { Logger } from '../log/logger';
import { backoffMs, within } from '../retry';

const BACKOFF = { firstMs: 100, maxMs: 5_000 };
const CONNECT_MS = 5_000;
const ANSWER_MS = 2_000;
/** How often an idle connection is tried, so that one whose other end is gone without a word is found out. */
const PING_MS = 5_000;
/** What a server says that cannot serve just now: loading its data, turned into a replica, out of memory. */
const PASSING = /^(LOADING|READONLY|MASTERDOWN|OOM|CLUSTERDOWN|TRYAGAIN|BUSY)\b/;

/** Where a Redis is, and what this process calls itself there. */
export type RedisAt = {
  /** redis://[user:password@]host:port[/database], or rediss:// */
  url: string;
  /** Seen in CLIENT LIST. */
  name: string;
};

/** The client of the redis package. */
export type RedisClient = ReturnType<typeof clientFor>;

/** A connection to Redis that comes back by itself. */
export type Redis = {
  client: RedisClient;
  /** Asks Redis something. @throws AppError UNAVAILABLE when it cannot be reached, cannot serve just now, or does not answer within 2 s */
  ask<T>(question: (client: RedisClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** A client that is not connected yet. */
export function clientFor({ url, name }: RedisAt, reconnect: boolean) {
  return createClient({
    url,
    name,
    // What cannot be asked now is refused: whoever asks knows better whether it is still wanted later.
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: 3 * PING_MS,
      reconnectStrategy: reconnect ? (retries: number) => backoffMs(retries + 1, BACKOFF) : false,
    },
  });
}

/** Connects to Redis; resolves once connected, or when that has failed for the first time: it goes on trying. */
export async function openRedis(at: RedisAt, log: Logger): Promise<Redis> {
  const client = clientFor(at, true);
  client.on('error', (error) => log.warn({ err: error }, 'the connection to Redis failed'));
  const failed = new Promise<unknown>((resolve) => client.once('error', resolve));
  await Promise.race([client.connect().catch(() => undefined), failed]);
  return {
    client,
    async ask(question) {
      try {
        return await within(ANSWER_MS, question(client));
      } catch (error) {
        if (error instanceof ErrorReply && !PASSING.test(error.message)) throw error;
        throw new AppError(Reason.UNAVAILABLE, { cause: error, retryAfterS: 2 });
      }
    },
    close: () => Promise.resolve(client.destroy()),
  };
}
