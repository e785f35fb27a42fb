import { eventually } from '../stack/eventually';
import { eventsOnTheirWay } from '../stack/events-on-their-way';
import type { Stack } from '../stack/start-stack';
import { breaches } from './checks/all-checks';
import { countByStatus, type Figures } from './figures';
import type { Load } from './load/start-load';
import { isFailure, type LoadRecord } from './load/record';
import { unsettled } from './settled';

/** So many bets are accepted before something fails: the load is running then. */
const RUNNING_BETS = 10;
const LIMIT_MS = 60_000;

/** Something that goes wrong. */
export interface Failure {
  name: string;
  /** Makes it happen. Settles when it has, with what settles when the part that failed is ready again. */
  begin: () => Promise<() => Promise<void>>;
}

/** The product under its load. */
export interface Scene {
  stack: Stack;
  load: Load;
}

/**
 * Lets something go wrong under the running load, and measures; then holds the load, waits until everything has arrived, and looks whether all is
 * as the players were told.
 * @returns the figures, and the breaches that were found: one sentence each
 */
export async function endure({ stack, load }: Scene, { name, begin }: Failure): Promise<{ figures: Figures; found: string[] }> {
  const { record } = load;
  const accepted = record.bets.size;
  await eventually('bets', () => Promise.resolve(record.bets.size), (count) => count >= accepted + RUNNING_BETS, LIMIT_MS);

  const brokenAt = Date.now();
  const back = await begin();
  await back();
  const backAt = Date.now();
  const [settledAt, liveAt] = await Promise.all([
    when('everything to be settled', () => unsettled(stack, record, backAt), (count) => count === 0),
    when('a page to hear what is said', () => Promise.resolve(heardSince(record, backAt)), Boolean),
  ]);
  await eventually('all calls to succeed', () => Promise.resolve(notYet(record, backAt)), (calls) => calls.length === 0, LIMIT_MS);

  const failures = record.failuresSince(brokenAt);
  const figures: Figures = {
    failure: name,
    downS: seconds(backAt - brokenAt),
    failingAfterS: seconds(Math.max(0, ...failures.map(({ endedAt }) => endedAt - backAt))),
    settledAfterS: seconds(settledAt - backAt),
    liveAfterS: seconds(liveAt - backAt),
    calls: record.outcomes.filter(({ sentAt }) => sentAt >= brokenAt).length,
    failed: countByStatus(failures),
  };
  await load.pause();
  await eventually('all events to arrive', () => eventsOnTheirWay(stack), (count) => count === 0, LIMIT_MS);
  const found = await breaches(stack, record);
  load.resume();
  return { figures, found };
}

/** When an answer came to be so. */
async function when<T>(what: string, ask: () => Promise<T>, isIt: (answer: T) => boolean): Promise<number> {
  await eventually(what, ask, isIt, LIMIT_MS);
  return Date.now();
}

/** Whether a page heard live what was accepted since. */
function heardSince({ lines, heard }: LoadRecord, since: number): boolean {
  return [...lines.values()].flat().some(({ id, saidAt }) => saidAt >= since && heard.has(id));
}

/** The kinds of calls that have not succeeded since, or whose last answer was a failure. */
function notYet({ outcomes }: LoadRecord, since: number): string[] {
  const last = new Map<string, boolean>();
  for (const { call } of outcomes) last.set(call, false);
  for (const { call, sentAt, status } of outcomes) if (sentAt >= since) last.set(call, !isFailure(status));
  return [...last].filter(([, succeeded]) => !succeeded).map(([call]) => call);
}

/** To a tenth. */
const seconds = (ms: number): number => Math.round(ms / 100) / 10;
