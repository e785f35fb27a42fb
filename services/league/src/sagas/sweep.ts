import { newId, NO_DEADLINE, type CallContext, type Logger } from '@oddsmates/kit';
import type { Deps } from '../deps';
import { REMOVAL_LEASE_MS } from '../domain/limits';
import { getEvent } from '../store/events';
import { claimRemovals } from '../store/removals';
import { claimCircuits, claimEntries, claimEvents, claimJoining } from '../store/unfinished';
import { closeEvent } from './close-event';
import { decideCircuit } from './decide-circuit';
import { openBankroll } from './open-bankroll';
import { openBook } from './open-book';
import { removeMember } from './remove-member';
import { settleEntry } from './settle-entry';

/** How many of each kind one round takes up, all at a time. */
const BATCH = 10;

/** What the sweeper works with. */
export type SweepDeps = Pick<Deps, 'db' | 'wallet' | 'clock'> & { log: Logger };

/**
 * One round of finishing what a crash or an outage left: removals, memberships without a bankroll, events without a book, events on their way to
 * being completed or cancelled, entries on their way into a circuit or out of it, circuits to be decided. Several sweepers share the work. What fails is logged and comes up again later, at growing intervals.
 * @param signal ends the calls that are under way, since whatever they leave is taken up again
 */
export async function sweep(deps: SweepDeps, signal: AbortSignal): Promise<void> {
  const claim = { now: deps.clock(), limit: BATCH };
  const [removals, joining, events, entries, circuits] = await Promise.all([
    claimRemovals(deps.db, claim, REMOVAL_LEASE_MS),
    claimJoining(deps.db, claim),
    claimEvents(deps.db, claim),
    claimEntries(deps.db, claim),
    claimCircuits(deps.db, claim),
  ]);
  // Nobody waits: each call has the deadline that the contract gives it.
  const ctx: CallContext = { caller: undefined, requestId: newId(), deadline: NO_DEADLINE, signal };
  await Promise.all([
    ...removals.map((member) => attempt(deps.log, { ...member }, () => removeMember(deps, ctx, member))),
    ...joining.map((member) => attempt(deps.log, { ...member }, () => openBankroll(deps, ctx, member))),
    ...events.map((eventId) => attempt(deps.log, { eventId }, () => finishEvent(deps, ctx, eventId))),
    ...entries.map((entryId) => attempt(deps.log, { entryId }, () => finishEntry(deps, ctx, entryId))),
    ...circuits.map((circuitId) => attempt(deps.log, { circuitId }, () => decideCircuit(deps, ctx, circuitId))),
  ]);
}

async function finishEvent(deps: SweepDeps, ctx: CallContext, eventId: string): Promise<void> {
  const { status } = await getEvent(deps.db, eventId);
  await (status === 'open' ? openBook(deps, ctx, eventId) : closeEvent(deps, ctx, eventId));
}

async function finishEntry(deps: SweepDeps, ctx: CallContext, entryId: string): Promise<void> {
  const refusal = await settleEntry(deps, ctx, entryId);
  // Nobody waits to be told why; the entry is given back.
  if (refusal) await settleEntry(deps, ctx, entryId);
}

async function attempt(log: Logger, what: Record<string, string>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    log.info(what, 'finished what was left over');
  } catch (error) {
    log.warn({ ...what, err: error }, 'what was left over could not be finished');
  }
}
