import { AppError, event, type CallContext } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { CircuitJoined } from '@oddsmates/proto/grpc/events/v1/circuit';
import type { Deps } from '../deps';
import { getEntry, moveEntry, type EntryRow } from '../store/circuit-entries';
import { getCircuit, lockCircuit, type CircuitRow } from '../store/circuits';

type SettleDeps = Pick<Deps, 'db' | 'wallet'>;

/** Answers of the wallet that no further attempt changes; CONFLICT stands for an entry that was given back before. */
const FINAL: readonly Reason[] = [Reason.INSUFFICIENT_FUNDS, Reason.NOT_A_MEMBER, Reason.CONFLICT];

/**
 * Finishes what entering a circuit, or leaving it, began. Each step may be repeated:
 *
 *   step                   | entry     | bankroll | pot
 *   the intent (use case)  | pending   |          |
 *   wallet.PayEntry        | pending   | - fee    | + fee
 *   this transaction       | joined    | - fee    | + fee
 *   removal, or no funds   | refunding | - fee    | + fee, where it was paid
 *   wallet.RefundEntry     | refunding |          |
 *   this transaction       | refunded  |          |
 *
 * A fee that the wallet refuses is given back as well, with the next call: an attempt whose answer was lost must not pay later, when nobody
 * counts on it any more.
 * @returns why the wallet refused the fee, with the entry on its way out; otherwise undefined
 * @throws AppError UNAVAILABLE, DEADLINE_EXCEEDED when the wallet does not answer; the sweeper goes on then
 */
export async function settleEntry(deps: SettleDeps, ctx: CallContext, entryId: string): Promise<AppError | undefined> {
  const entry = await getEntry(deps.db, entryId);
  const circuit = await getCircuit(deps.db, entry.circuit_id);
  if (entry.status === 'pending') return pay(deps, ctx, entry, circuit);
  if (entry.status === 'refunding') await giveBack(deps, ctx, entry, circuit);
  return undefined;
}

/** Takes the fee and lets the player take part. A removal that came between has taken the entry over and gives the fee back. */
async function pay({ db, wallet }: SettleDeps, ctx: CallContext, entry: EntryRow, circuit: CircuitRow): Promise<AppError | undefined> {
  const { id: circuit_id, league_id, entry_fee_cents: fee_cents } = circuit;
  const { id: entry_id, user_id } = entry;
  try {
    // A fee of 0.00 moves nothing.
    if (fee_cents > 0n) await wallet.payEntry(ctx, { entry_id, circuit_id, league_id, user_id, fee_cents });
  } catch (error) {
    if (!(error instanceof AppError) || !FINAL.includes(error.reason)) throw error;
    await db.tx(async (tx) => {
      await lockCircuit(tx, circuit_id);
      await moveEntry(tx, entry_id, 'pending', 'refunding');
    });
    return error;
  }
  await db.tx(async (tx) => {
    await lockCircuit(tx, circuit_id);
    if (!(await moveEntry(tx, entry_id, 'pending', 'joined'))) return;
    await tx.publish(event('league.circuit', circuit_id, CircuitJoined, { circuit_id, league_id, user_id }));
  });
  return undefined;
}

async function giveBack({ db, wallet }: SettleDeps, ctx: CallContext, entry: EntryRow, circuit: CircuitRow): Promise<void> {
  if (circuit.entry_fee_cents > 0n) await wallet.refundEntry(ctx, { entry_id: entry.id });
  await db.tx(async (tx) => {
    await lockCircuit(tx, circuit.id);
    await moveEntry(tx, entry.id, 'refunding', 'refunded');
  });
}
