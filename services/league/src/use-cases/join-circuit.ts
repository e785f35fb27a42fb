import { AppError, idempotently, money, newId, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { JoinCircuitRequest, JoinCircuitResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCircuitMember } from '../access';
import { describeCircuit } from '../answers/describe-circuits';
import type { Deps } from '../deps';
import { firstAttempt } from '../sagas/first-attempt';
import { settleEntry } from '../sagas/settle-entry';
import { findEntry, getEntry, insertEntry } from '../store/circuit-entries';
import { componentsOf, getCircuit, lockCircuit, type CircuitRow } from '../store/circuits';
import { holdEvents } from '../store/events';
import { holdMember } from '../store/members';

/** Who is to take part in what, and when they said so. */
type Joining = { circuit: CircuitRow; userId: string; now: Date };

/**
 * Enters a circuit; the entry fee goes from the bankroll to the pot (docs/domain-rules.md#circuits). The entry is written down first, with its
 * own id, then paid. When the wallet does not answer the caller is told so, joining once more goes on where it stopped, and so does the sweeper.
 * @throws AppError CIRCUIT_NOT_FOUND, NOT_A_MEMBER, CIRCUIT_COMPLETED, ALREADY_JOINED, INSUFFICIENT_FUNDS, UNAVAILABLE
 */
export async function joinCircuit(deps: Deps, ctx: Context, request: JoinCircuitRequest): Promise<JoinCircuitResponse> {
  const circuit = await requireCircuitMember(deps.db, request.id, ctx.userId);
  const joining = { circuit, userId: ctx.userId, now: deps.clock() };
  await idempotently(deps.db, ctx, JoinCircuitResponse, 'JoinCircuit', JoinCircuitRequest.encode(request), async (tx) => {
    await enter(tx, joining);
    return JoinCircuitResponse.create();
  });
  const entry = await findEntry(deps.db, circuit.id, ctx.userId);
  await settle(deps, ctx, entry?.id ?? (await enterAgain(deps, joining)));
  const { balance_cents } = await deps.wallet.getLeagueStandings(ctx, { league_id: circuit.league_id, user_id: ctx.userId });
  return { circuit: await describeCircuit(deps, ctx, await getCircuit(deps.db, circuit.id)), balance: money.toWire(money.cents(balance_cents)) };
}

/** A refused request may be tried again under its key; what was written down for it is gone by then. */
function enterAgain({ db }: Deps, joining: Joining): Promise<string> {
  return db.tx((tx) => enter(tx, joining));
}

/**
 * Writes the entry down and gives its id. Membership, circuit and events are held meanwhile, so a removal, the decision and the end of an event
 * come either before it or after it.
 */
async function enter(tx: Tx, { circuit, userId, now }: Joining): Promise<string> {
  if (!(await holdMember(tx, { leagueId: circuit.league_id, userId }))) throw new AppError(Reason.NOT_A_MEMBER);
  const { state } = await lockCircuit(tx, circuit.id);
  const components = await componentsOf(tx, [circuit.id]);
  const events = await holdEvents(tx, circuit.league_id, components.map(({ event_id }) => event_id));
  const missed = events.filter(({ status }) => status !== 'open').map(({ id }) => id);
  const before = await findEntry(tx, circuit.id, userId);
  if (before?.status === 'joined') throw new AppError(Reason.ALREADY_JOINED);
  if (before) return before.id;
  // With its last event on its way out the circuit is being decided: there is nothing left to play for.
  if (state !== 'open' || missed.length === events.length) throw new AppError(Reason.CIRCUIT_COMPLETED);
  const id = newId();
  await insertEntry(tx, { id, circuit_id: circuit.id, user_id: userId, joined_at: now, missed_event_ids: missed }, firstAttempt(now));
  return id;
}

/** Pays the fee. @throws AppError INSUFFICIENT_FUNDS, NOT_A_MEMBER also for somebody who was removed meanwhile */
async function settle(deps: Deps, ctx: Context, entryId: string): Promise<void> {
  const refusal = await settleEntry(deps, ctx, entryId);
  if (refusal) {
    // The sweeper does it when this fails; the player is told what matters to them.
    await settleEntry(deps, ctx, entryId).catch((error: unknown) => ctx.log.warn({ err: error, entryId }, 'a refused entry could not be closed yet'));
    throw refusal;
  }
  if ((await getEntry(deps.db, entryId)).status !== 'joined') throw new AppError(Reason.NOT_A_MEMBER);
}
