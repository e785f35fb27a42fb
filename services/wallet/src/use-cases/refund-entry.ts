/**
 * An entry of 5.00 is given back: its player was removed, or the circuit could not take them.
 *
 * | step                                | reference           | pot(circuit, slot of the player) | bankroll(player) |
 * | ----------------------------------- | ------------------- | -------------------------------: | ---------------: |
 * | paid before (pay-entry.ts)          | entry:<id>:fee      |                             5.00 |           995.00 |
 * | the fee goes back                   | entry:<id>:refund   |                             0.00 |         1,000.00 |
 * | again                               |                     |                             0.00 |         1,000.00 |
 * | never paid: it cannot be from now on |                     |                             0.00 |         1,000.00 |
 *
 * The fee leaves through the slot it came by, so it is there. A frozen bankroll takes it too: the money is the player's.
 */
import { AppError, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { RefundEntryRequest, RefundEntryResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { findEntry, insertLostEntry, markRefunded, type PaidEntry } from '../store/entries';
import { lockBankroll, shareCircuitPot, takeEntry } from '../store/locks';
import { findPot } from '../store/pots';
import { transfer } from '../store/transfers';

/**
 * Gives an entry fee back, out of the pot (docs/domain-rules.md#leagues-invites-friends). Again gives the first answer and moves nothing. An
 * entry that was never paid is no error, and a payment that comes late is refused.
 * @throws AppError CONFLICT when the pot was paid out
 */
export function refundEntry({ db, clock }: Deps) {
  return (_ctx: Context, { entry_id }: RefundEntryRequest): Promise<RefundEntryResponse> =>
    db.tx(async (tx) => {
      await takeEntry(tx, entry_id);
      const entry = await findEntry(tx, entry_id);
      if (!entry) await insertLostEntry(tx, entry_id, clock());
      if (!entry || entry.paid_at === null) return { refunded_cents: 0n };
      if (entry.refunded_at === null) await giveBack(tx, entry, clock());
      return { refunded_cents: entry.fee_cents };
    });
}

async function giveBack(tx: Tx, entry: PaidEntry, at: Date): Promise<void> {
  await shareCircuitPot(tx, entry.circuit_id);
  const pot = await findPot(tx, entry.circuit_id);
  if (!pot || pot.paid_at !== null) throw new AppError(Reason.CONFLICT);
  if (entry.fee_cents > 0n) await move(tx, entry, at);
  await markRefunded(tx, entry.id, at);
}

async function move(tx: Tx, { id, bankroll_account, pot_account, slot, fee_cents }: PaidEntry, at: Date): Promise<void> {
  await lockBankroll(tx, bankroll_account);
  const left = await transfer(tx, {
    reference: `entry:${id}:refund`,
    from: { account: pot_account, slot },
    to: { account: bankroll_account, slot: 0 },
    amount: fee_cents,
    at,
  });
  if (left === undefined) throw new Error(`The pot does not hold the fee of entry ${id}`);
}
