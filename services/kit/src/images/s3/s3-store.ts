import http from 'node:http';
import https from 'node:https';
import { addAbortSignal, type Readable } from 'node:stream';
import { Client } from 'minio';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { errorCode } from '../../db/errors';
import { AppError } from '../../errors/app-error';
import { backoffMs, pause, within } from '../../retry';
import { checkImageKey, requireImageKey, type ImageStore } from '../image-store';

const ANSWER_MS = 10_000;
/** How long one image may take to be read: somebody who does not read must not hold a connection to the store. */
const READ_MS = 60_000;
const CONNECTIONS = 50;
const RETRY_AFTER_S = 2;
const BUCKET_ATTEMPTS = 4;
const BUCKET_BACKOFF = { firstMs: 50, maxMs: 1_000 };

/** Where the images are. */
export type S3At = {
  /** 'https://s3.example.com', with a port where it is not the usual one. */
  endpoint: string;
  accessKey: string;
  /** A secret. */
  secretKey: string;
  bucket: string;
  region: string;
};

/**
 * Keeps images in a bucket of an S3 store, by nothing but plain calls that any such store has: PutObject, GetObject, HeadBucket, CreateBucket. The
 * bucket is made when it is missing.
 */
export function s3ImageStore({ endpoint, accessKey, secretKey, bucket, region }: S3At): ImageStore {
  const url = new URL(endpoint);
  const secure = url.protocol === 'https:';
  const Agent = secure ? https.Agent : http.Agent;
  const client = new Client({
    endPoint: url.hostname,
    ...(url.port !== '' && { port: Number(url.port) }),
    useSSL: secure,
    accessKey,
    secretKey,
    region,
    transportAgent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
    // Whoever asked tries again: a player with the picture at hand, a browser that shows a page.
    retryOptions: { disableRetry: true },
  });
  let ready: Promise<void> | undefined;

  /** Several processes may try at once, and stores differ in how they refuse all but one: what counts is that it is there in the end. */
  async function makeBucket(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
        return;
      } catch (error) {
        if (attempt === BUCKET_ATTEMPTS) throw error;
      }
      await pause(backoffMs(attempt, BUCKET_BACKOFF));
    }
  }

  function readyBucket(): Promise<void> {
    return (ready ??= makeBucket().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
  }

  return {
    async put(key, bytes, contentType) {
      requireImageKey(key, contentType);
      await reaching(async () => {
        await readyBucket();
        await client.putObject(bucket, key, Buffer.from(bytes), bytes.length, { 'Content-Type': contentType });
      });
    },

    async get(key) {
      const contentType = checkImageKey(key);
      if (contentType === undefined) return undefined;
      const answer = found(client.getObject(bucket, key));
      const content = await reaching(() => answer).catch((error: unknown) => {
        // What comes after nobody waits any more would hold its connection.
        void answer.then((late) => late?.destroy(), () => undefined);
        throw error;
      });
      if (content === undefined) return undefined;
      return { contentType, size: sizeOf(content), content: addAbortSignal(AbortSignal.timeout(READ_MS), content) };
    },
  };
}

/** An object, or undefined when there is none. */
async function found(answer: Promise<Readable>): Promise<Readable | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (['NoSuchKey', 'NoSuchBucket', 'NotFound'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** @throws AppError UNAVAILABLE when the store does not do what it is asked, or not in time */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await within(ANSWER_MS, work());
  } catch (error) {
    throw new AppError(Reason.UNAVAILABLE, { cause: error, retryAfterS: RETRY_AFTER_S });
  }
}

/** The client hands out the answer itself, with its headers. */
function sizeOf(content: Readable): number | undefined {
  const length = content instanceof http.IncomingMessage ? content.headers['content-length'] : undefined;
  return length === undefined ? undefined : Number(length);
}
