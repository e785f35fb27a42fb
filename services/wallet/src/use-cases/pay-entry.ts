/**
 * A member enters a circuit with a fee of 5.00. Where the money goes from there: refund-entry.ts, pay-pot.ts.
 *
 * | step                  | reference        | bankroll(player) | pot(circuit, slot of the player) |
 * | --------------------- | ---------------- | ---------------: | -------------------------------: |
 * | before                |                  |         1,000.00 |                             0.00 |
 * | the fee is paid       | entry:<id>:fee   |           995.00 |                             5.00 |
 * | the same entry again  |                  |           995.00 |                             5.00 |
 * | a fee of 0.00         |                  |         1,000.00 |                             0.00 |
 */
import { AppError, money, type Cents, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { PayEntryRequest, PayEntryResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import type { BankrollRow } from '../store/bankrolls';
import { findEntry, insertEntry, type PaidEntry } from '../store/entries';
import { lockBankroll, shareCircuitPot, takeEntry } from '../store/locks';
import { openPot, type PotRow } from '../store/pots';
import { transfer } from '../store/transfers';
import { insufficientFunds, requireMember } from './require-member';

/**
 * Moves the entry fee of a circuit from the bankroll to the pot (docs/domain-rules.md#circuits). The same entry again gives the first answer
 * and moves nothing. A fee of 0.00 moves nothing and is remembered all the same.
 * @throws AppError NOT_A_MEMBER; INSUFFICIENT_FUNDS with the balance; INVALID_REQUEST for a fee below zero; CONFLICT when the entry was given
 *   back or is another one's, and when the pot was paid out
 */
export function payEntry({ db, clock }: Deps) {
  return (_ctx: Context, request: PayEntryRequest): Promise<PayEntryResponse> =>
    db.tx(async (tx) => {
      if (request.fee_cents < 0n) throw new AppError(Reason.INVALID_REQUEST, { fields: { fee_cents: 'An entry fee is not below zero.' } });
      await takeEntry(tx, request.entry_id);
      const before = await balanceBefore(tx, request);
      if (before !== undefined) return { balance_cents: before };

      await shareCircuitPot(tx, request.circuit_id);
      const at = clock();
      const pot = await openPot(tx, request.circuit_id, request.league_id, at);
      if (pot.league_id !== request.league_id || pot.paid_at !== null) throw new AppError(Reason.CONFLICT);
      const bankroll = await lockMember(tx, request);
      return { balance_cents: await pay(tx, request, bankroll, pot, at) };
    });
}

/** What the first payment of this entry answered; undefined when this is the first. */
async function balanceBefore(tx: Tx, request: PayEntryRequest): Promise<Cents | undefined> {
  const entry = await findEntry(tx, request.entry_id);
  if (!entry) return undefined;
  if (entry.paid_at === null || entry.refunded_at !== null || !isSame(entry, request)) throw new AppError(Reason.CONFLICT);
  return entry.balance_cents;
}

function isSame(entry: PaidEntry, { circuit_id, league_id, user_id, fee_cents }: PayEntryRequest): boolean {
  return entry.circuit_id === circuit_id && entry.league_id === league_id && entry.user_id === user_id && entry.fee_cents === fee_cents;
}

async function lockMember(tx: Tx, { user_id, league_id }: PayEntryRequest): Promise<BankrollRow> {
  await lockBankroll(tx, (await requireMember(tx, user_id, league_id)).account_id);
  // Removed or poorer while waiting, perhaps.
  return requireMember(tx, user_id, league_id);
}

async function pay(tx: Tx, request: PayEntryRequest, bankroll: BankrollRow, pot: PotRow, at: Date): Promise<Cents> {
  const { entry_id: id, circuit_id, league_id, user_id } = request;
  const { account_id: bankroll_account, slot, balance_cents } = bankroll;
  const amount = money.cents(request.fee_cents);
  const from = { account: bankroll_account, slot: 0 };
  const to = { account: pot.account_id, slot };
  const left = amount === 0n ? balance_cents : await transfer(tx, { reference: `entry:${id}:fee`, from, to, amount, at });
  if (left === undefined) throw insufficientFunds(balance_cents);
  const places = { bankroll_account, pot_account: pot.account_id, slot };
  await insertEntry(tx, { id, circuit_id, league_id, user_id, ...places, fee_cents: amount, balance_cents: left, paid_at: at });
  return left;
}
