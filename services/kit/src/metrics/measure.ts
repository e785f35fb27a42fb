import { every, type Running } from '../lifecycle/every';
import type { Logger } from '../log/logger';

/** Figures that somebody else has to be asked for. */
export type Measurement = {
  log: Logger;
  /** Names the figures in the log. */
  what: string;
  everyMs: number;
  /** Asks, and sets the figures. The signal is aborted when nobody wants them any more. */
  read: (signal: AbortSignal) => Promise<void>;
  /** Removes the figures. */
  forget: () => void;
};

/**
 * Asks for figures again and again, so that no scrape waits for a database. Until they are known, and while they cannot be had, they are left out
 * of the answer to a scrape: unknown is neither 0 nor what it was an hour ago.
 */
export function measure({ log, what, everyMs, read, forget }: Measurement): Running {
  forget();
  return every(everyMs, log, `measuring ${what}`, (signal) =>
    read(signal).catch((error: unknown) => {
      forget();
      throw error;
    }),
  );
}
