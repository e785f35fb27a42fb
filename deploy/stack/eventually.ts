import { setTimeout as pause } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/**
 * Asks again and again until the answer is the one waited for, and returns it.
 * @throws Error with the last answer, or the last failure, once the time is up
 */
export async function eventually<T>(what: string, ask: () => Promise<T>, isIt: (answer: T) => boolean, limitMs = 30_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const last = await ask().then(
      (answer) => ({ answer, told: JSON.stringify(answer) }),
      (error: unknown) => ({ answer: undefined, told: String(error) }),
    );
    if (last.answer !== undefined && isIt(last.answer)) return last.answer;
    if (Date.now() > deadline) throw new Error(`${what} did not come about within ${limitMs / 1000} s; the last answer was ${last.told}`);
    await pause(POLL_INTERVAL_MS);
  }
}
