import type { Bus } from '../bus/bus';
import { keepSession, tryLock, type Session } from '../db/session';
import type { Db } from '../db/types';
import type { Logger } from '../log/logger';
import { backoffMs, pause, Wake } from '../retry';
import { noteOldestEvent, outboxFailures, outboxRelayed } from './figures';
import { handOver } from './hand-over';
import { OUTBOX_CHANNEL } from './publish';
import { deleteEvents, oldestEvents } from './store';

const BATCH = 200;
/** What is written so soon after a batch goes together in the next one: a busy service hands over twenty batches a second, however many commits wake it. */
const GATHER_MS = 50;
/** Short at its longest, so that a bus that is back is found at once. */
const BACKOFF = { firstMs: 100, maxMs: 2_000 };
const LOCK = 'outbox relay';

/** A running relay. */
export type Relay = {
  /** Stops after the batch that is on its way. Events left over stay in the outbox. */
  close(): Promise<void>;
};

/** What the relay works with. */
export type RelayDeps = {
  db: Db;
  bus: Bus;
  log: Logger;
  /** How often to look when no notification came; 1 s when left out. */
  pollMs?: number;
};

/**
 * Moves events from the outbox to the bus: in the order they were written, at least once, woken by the commit that wrote them.
 * Every replica of a service runs one; a lock lets one of them work. An event is deleted only after the bus has taken it, so nothing is
 * passed over when a transaction with an earlier number commits later.
 */
export function startRelay({ db, bus, log, pollMs = 1_000 }: RelayDeps): Relay {
  const stop = new AbortController();
  const wake = new Wake();
  const url = db.pool.options.connectionString ?? '';

  async function work(session: Session): Promise<void> {
    // Another relay may have taken over meanwhile: what waits is for it to tell.
    noteOldestEvent(undefined);
    while (!session.lost.aborted && !(await tryLock(session, LOCK))) await pause(pollMs, session.lost);
    for (let failures = 0; !session.lost.aborted; ) {
      // The reading is on the session that holds the lock: a relay that has lost its lock cannot go on.
      const events = await oldestEvents(session.queries, BATCH);
      noteOldestEvent(events[0]);
      if (events.length === 0) {
        await wake.sleep(pollMs, session.lost);
        continue;
      }
      try {
        await handOver(bus, events);
        failures = 0;
      } catch (error) {
        failures += 1;
        outboxFailures.inc();
        log.warn({ err: error, failures }, 'events could not be handed to the bus');
        await pause(backoffMs(failures, BACKOFF), session.lost);
        continue;
      }
      await deleteEvents(session.queries, events.map(({ id }) => id));
      outboxRelayed.inc(events.length);
      if (events.length < BATCH) await pause(GATHER_MS, session.lost);
    }
  }

  // An event whose deletion is lost is handed over again, and the bus or the inbox knows it.
  const options = { url, name: 'outbox-relay', log, channels: [OUTBOX_CHANNEL], repeats: true, onNotify: () => wake.wake() };
  const running = keepSession(options, stop.signal, work);
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
