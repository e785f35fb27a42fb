import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../stack/api-client';
import { isFailure, type Asked, type LoadRecord } from './record';

/** When somebody who saw a failure presses again, in milliseconds; the second half of it at random. */
const PRESS_AGAIN_MS = 1_000;
/** So long somebody goes on pressing. Longer than any failure lasts: what is undecided by then is a fault. */
const PATIENCE_MS = 60_000;

/** Makes a request once and records what became of it. @throws ApiError, or the error of the connection */
export async function askOnce<T>(record: LoadRecord, call: Asked, ask: () => Promise<T>): Promise<T> {
  const sentAt = Date.now();
  const note = (status: number, code = '', sentence = ''): void => void record.outcomes.push({ call, sentAt, endedAt: Date.now(), status, code, sentence });
  try {
    const answer = await ask();
    note(200);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) note(error.status, error.code, error.message);
    else note(0);
    throw error;
  }
}

/**
 * Makes a request until its answer decides, each time with the same idempotency key, as the page does when somebody presses again.
 * @throws ApiError the refusal; undecided requests are recorded as such
 */
export async function askUntilDecided<T>(record: LoadRecord, call: Asked, ask: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const key = randomUUID();
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await askOnce(record, call, () => ask(key));
    } catch (error) {
      if (error instanceof ApiError && !isFailure(error.status)) throw error;
      if (Date.now() > deadline) {
        record.undecided.push(`${call}: ${String(error)}`);
        throw error;
      }
      await pause(PRESS_AGAIN_MS * (0.5 + Math.random() / 2));
    }
  }
}
