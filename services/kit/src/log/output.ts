import pino from 'pino';

/** So much is written at once. */
const BATCH_BYTES = 4_096;
/** A line waits no longer for others. */
const LONGEST_WAIT_MS = 100;

/** Where lines go, a few in one write. */
export type BatchedOutput = pino.DestinationStream & {
  /** Writes what is waiting, now. */
  flushSync(): void;
};

let standard: BatchedOutput | undefined;

/** Standard output of this process. What waits is written before the process ends. */
export function standardOutput(): BatchedOutput {
  standard ??= batchedOutput(1);
  return standard;
}

/**
 * Writes lines to an open file, a few in one write: a write by itself costs as much as making the line. The logger has lines that warn written at once;
 * of the others a process that is killed loses those of its last tenth of a second.
 */
export function batchedOutput(fd: number): BatchedOutput {
  const output = pino.destination({ dest: fd, sync: true, minLength: BATCH_BYTES, periodicFlush: LONGEST_WAIT_MS });
  process.once('exit', () => output.flushSync());
  return output;
}
