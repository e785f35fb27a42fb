import type { Logger } from '../log/logger';
import { pause } from '../retry/backoff';

/** Longest wait before the first run: soon after a start, but not all processes at once. */
const FIRST_RUN_WITHIN_MS = 60_000;

/** Something that runs until it is closed. */
export type Running = { close(): Promise<void> };

/**
 * Runs a job again and again, never twice at a time. A failure is logged and the next run comes as usual.
 * @param what names the job in the log
 */
export function every(intervalMs: number, log: Logger, what: string, job: (signal: AbortSignal) => Promise<unknown>): Running {
  const stop = new AbortController();

  async function loop(): Promise<void> {
    await pause(Math.random() * Math.min(intervalMs, FIRST_RUN_WITHIN_MS), stop.signal);
    while (!stop.signal.aborted) {
      try {
        await job(stop.signal);
      } catch (error) {
        log.warn({ err: error }, `${what} failed`);
      }
      await pause(intervalMs, stop.signal);
    }
  }

  const running = loop();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
