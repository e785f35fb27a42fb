import { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;

/** A PostgreSQL that is started again when it dies. */
export interface KeptPostgres {
  /** URL of the superuser's connection to the database `postgres`. It stays the same over restarts. */
  url: string;
  /** Crashes the server and keeps it down. Settles when it is gone, with what starts it again and settles when it takes connections. */
  takeDown(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL and keeps it running, on the same port, after a delay that doubles from 0.25 s to 10 s. Of its lines those
 * are passed on that tell of the server itself: a statement's error is told by the service whose statement it was.
 * @param notice receives what the supervisor itself has to say
 */
export async function keepPostgres(options: PostgresOptions, notice: (sentence: string) => void): Promise<KeptPostgres> {
  let stopping = false;
  let keptDown = false;
  let restart: NodeJS.Timeout | undefined;
  const log = (line: string): void => {
    if (!stopping && /\b(WARNING|FATAL|PANIC):/.test(line)) options.log?.(line);
  };

  let server = await startPostgres({ ...options, log });
  const { url, port } = server;
  const watch = (running: RunningPostgres, delayMs: number): void => {
    void running.exited.then((code) => {
      if (stopping || keptDown) return;
      notice(`PostgreSQL ended (exit code ${code}) and starts again in ${delayMs / 1000} s`);
      restart = setTimeout(() => again(delayMs), delayMs);
    });
  };
  const again = (delayMs: number): void => {
    const nextMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
    startPostgres({ ...options, port, log }).then(
      (started) => {
        server = started;
        if (stopping) void started.stop();
        else watch(started, nextMs);
      },
      (error: Error) => {
        notice(`${error.message}\nPostgreSQL starts again in ${nextMs / 1000} s`);
        if (!stopping) restart = setTimeout(() => again(nextMs), nextMs);
      },
    );
  };
  watch(server, FIRST_DELAY_MS);

  async function bringBack(): Promise<void> {
    keptDown = false;
    server = await startPostgres({ ...options, port, log });
    watch(server, FIRST_DELAY_MS);
  }

  return {
    url,
    async takeDown() {
      keptDown = true;
      await server.crash();
      return bringBack;
    },
    stop: () => {
      stopping = true;
      clearTimeout(restart);
      return server.stop();
    },
  };
}
