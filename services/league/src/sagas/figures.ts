import { measure, metrics, type Db, type Logger, type Running } from '@oddsmates/kit';
import { Gauge } from 'prom-client';
import { readBacklog } from '../store/backlog';

const EVERY_MS = 10_000;

const unfinished = new Gauge({ name: 'sagas_unfinished', help: 'Work that was written down and is not carried out yet.', labelNames: ['saga'], registers: [metrics] });

/** Above zero, the sweeper has tried again and again in vain. */
const stuck = new Gauge({ name: 'sagas_stuck', help: 'Unfinished work that the sweeper has taken up five times or more.', labelNames: ['saga'], registers: [metrics] });

/** Keeps the figures of unfinished work. Every replica tells the same. */
export function startSagaFigures({ db, log }: { db: Db; log: Logger }): Running {
  async function read(): Promise<void> {
    for (const { saga, ...backlog } of await readBacklog(db)) {
      unfinished.set({ saga }, backlog.unfinished);
      stuck.set({ saga }, backlog.stuck);
    }
  }

  function forget(): void {
    unfinished.reset();
    stuck.reset();
  }

  return measure({ log, what: 'unfinished work', everyMs: EVERY_MS, read, forget });
}
