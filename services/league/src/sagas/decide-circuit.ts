import { AppError, event, money, type CallContext, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import { earnedOn, entryOf, weightsOf } from '../answers/circuit-parts';
import type { Deps } from '../deps';
import type { EarnedPoints } from '../domain/circuit-standings';
import { decideCircuit as decide, type Contest } from '../domain/decide-circuit';
import { finishDeciding, placesOf, writeDecision } from '../store/circuit-decisions';
import { participantsOf, unsettledEntries } from '../store/circuit-entries';
import { componentsOf, getCircuit, lockCircuit, type CircuitRow } from '../store/circuits';
import { eventsByIds, type EventRow } from '../store/events';
import { memberIds } from '../store/members';
import { settleEntry } from './settle-entry';

type DecideDeps = Pick<Deps, 'db' | 'wallet' | 'clock'>;

/** How often entries may change under the decision before it is left to the sweeper. Each round needs a removal at that very moment. */
const ROUNDS = 5;

/**
 * Finishes what the end of a circuit's last event began (docs/domain-rules.md#circuits). Each step may be repeated. With Ada first, Ben second
 * and a fee of $5.00:
 *
 *   step                        | circuit  | places      | pot   | Ada   | told
 *   the last event is over      | deciding |             | 10.00 |       | nobody
 *   entries under way are ended | deciding |             | 10.00 |       | CircuitJoined, if they joined
 *   the places are written      | paying   | Ada 10.00   | 10.00 |       | nobody
 *   wallet.PayPot               | paying   | Ada 10.00   | 0.00  | 10.00 | nobody
 *   this transaction            | decided  | Ada 10.00   | 0.00  | 10.00 | CircuitDecided
 *
 * A circuit that is not on its way is left alone.
 * @throws AppError UNAVAILABLE, DEADLINE_EXCEEDED when the wallet does not answer; the sweeper goes on then
 */
export async function decideCircuit(deps: DecideDeps, ctx: CallContext, circuitId: string): Promise<void> {
  const circuit = await getCircuit(deps.db, circuitId);
  if (circuit.state === 'deciding') await writePlaces(deps, ctx, circuit);
  if (circuit.state === 'deciding' || circuit.state === 'paying') await pay(deps, ctx, circuit);
}

/** Writes down how the circuit came out. The points of its events change no more; entries do until none of them is under way. */
async function writePlaces(deps: DecideDeps, ctx: CallContext, { id }: CircuitRow): Promise<void> {
  const ids = (await componentsOf(deps.db, [id])).map(({ event_id }) => event_id);
  const over = (await eventsByIds(deps.db, ids)).filter(({ status }) => status === 'completed').map((row) => row.id);
  const earned = await earnedOn(deps, ctx, over);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const entry of await unsettledEntries(deps.db, id)) await settleEntry(deps, ctx, entry.id);
    if (await deps.db.tx((tx) => writeIfSettled(tx, id, earned))) return;
  }
  throw new AppError(Reason.UNAVAILABLE);
}

/** False when an entry is under way again: a refused one that is to be given back, or one whose player was just removed. */
async function writeIfSettled(tx: Tx, circuitId: string, earned: readonly EarnedPoints[]): Promise<boolean> {
  const circuit = await lockCircuit(tx, circuitId);
  if (circuit.state !== 'deciding') return true;
  if ((await unsettledEntries(tx, circuitId)).length > 0) return false;
  const components = await componentsOf(tx, [circuitId]);
  const events = await eventsByIds(tx, components.map(({ event_id }) => event_id));
  const contest: Contest = { entryFee: money.cents(circuit.entry_fee_cents), weights: weightsOf(components), tiebreaker: tiebreakerOf(circuit, events) };
  const entries = await participantsOf(tx, [circuitId]);
  await writeDecision(tx, circuitId, decide(contest, entries.map(entryOf), earned));
  return true;
}

/** What happened on the tiebreaker; nobody has a guess on one that was cancelled. */
function tiebreakerOf({ tiebreaker_event_id: id }: CircuitRow, events: readonly EventRow[]): Contest['tiebreaker'] {
  const event = events.find((each) => each.id === id);
  if (event?.status !== 'completed' || event.actual_value_hundredths === null) return undefined;
  return { eventId: event.id, actualHundredths: event.actual_value_hundredths };
}

async function pay({ db, wallet, clock }: DecideDeps, ctx: CallContext, { id: circuit_id, league_id, name }: CircuitRow): Promise<void> {
  const places = await placesOf(db, [circuit_id]);
  const shares = places.filter(({ share_cents }) => share_cents > 0n).map(({ user_id, share_cents }) => ({ user_id, cents: share_cents }));
  if (shares.length > 0) await wallet.payPot(ctx, { circuit_id, league_id, shares });
  const winners = places.filter(({ winner }) => winner).map(({ user_id, share_cents }) => ({ user_id, cents: share_cents }));
  const decided_at = clock();
  await db.tx(async (tx) => {
    await lockCircuit(tx, circuit_id);
    if (!(await finishDeciding(tx, circuit_id, decided_at))) return;
    const member_ids = await memberIds(tx, league_id);
    await tx.publish(event('league.circuit', circuit_id, CircuitDecided, { circuit_id, league_id, name, shares: winners, member_ids, decided_at }));
  });
}
