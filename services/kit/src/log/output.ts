import fs from 'node:fs';
import type pino from 'pino';

/** So much is written at once. */
const BATCH_CHARACTERS = 4_096;
/** A line waits no longer for others. */
const LONGEST_WAIT_MS = 100;
/** How long to wait for a reader that is behind. */
const BUSY_WAIT_MS = 10;

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
 * of the others a process that is killed loses those of its last tenth of a second. Lines that cannot be written are dropped: a reader that is gone keeps no
 * process from ending.
 */
export function batchedOutput(fd: number): BatchedOutput {
  let waiting = '';
  const flushSync = (): void => {
    const lines = Buffer.from(waiting);
    waiting = '';
    writeAll(fd, lines);
  };
  setInterval(flushSync, LONGEST_WAIT_MS).unref();
  process.once('exit', flushSync);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BATCH_CHARACTERS) flushSync();
    },
    flushSync,
  };
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += fs.writeSync(fd, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_WAIT_MS);
    }
  }
}
