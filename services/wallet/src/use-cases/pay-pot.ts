/**
 * A circuit is decided and its pot goes to the winners. Three entries of 5.00 lie in the slots of their players; Ada and Ben share.
 *
 * | step              | reference               | pot, slot 2 | pot, slot 9 | bankroll(Ada) | bankroll(Ben) |
 * | ----------------- | ----------------------- | ----------: | ----------: | ------------: | ------------: |
 * | before            |                         |        5.00 |       10.00 |        995.00 |        995.00 |
 * | Ada gets 7.50     | pot:<circuit>:<Ada>:2   |       -5.00 |             |         +5.00 |               |
 * |                   | pot:<circuit>:<Ada>:9   |             |       -2.50 |         +2.50 |               |
 * | Ben gets 7.50     | pot:<circuit>:<Ben>:9   |             |       -7.50 |               |         +7.50 |
 * | after             |                         |        0.00 |        0.00 |      1,002.50 |      1,002.50 |
 *
 * Which slot pays whom: domain/draw-shares.ts. Whoever has the pot alone has its slots too: entries and refunds share it.
 */
import { AppError, money, type Context, type Tx } from '@oddsmates/kit';
import { isDeepStrictEqual } from 'node:util';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { PayPotRequest, PayPotResponse, PotShare } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { drawShares, type Share } from '../domain/draw-shares';
import { bankrollAccounts } from '../store/bankrolls';
import { lockBankrolls, takeCircuitPot } from '../store/locks';
import { closePot, filledSlots, openPot, sharesPaid, type PotRow } from '../store/pots';
import { transfer } from '../store/transfers';

/**
 * Pays a circuit's whole pot out to its winners (docs/domain-rules.md#circuits), frozen bankrolls included. The same shares again give the
 * first answer and move nothing. From then on nothing enters or leaves the pot.
 * @throws AppError INVALID_REQUEST for a share below zero or two for one user; CONFLICT when the shares are not the whole pot, when it was paid
 *   with others, or when somebody never had a bankroll in the league
 */
export function payPot({ db, clock }: Deps) {
  return (_ctx: Context, request: PayPotRequest): Promise<PayPotResponse> =>
    db.tx(async (tx) => {
      const shares = sharesOf(request.shares);
      const at = clock();
      await takeCircuitPot(tx, request.circuit_id);
      const pot = await openPot(tx, request.circuit_id, request.league_id, at);
      if (pot.league_id !== request.league_id) throw new AppError(Reason.CONFLICT);
      if (pot.paid_cents === null) return { paid_cents: await pay(tx, pot, shares, at) };
      if (!isDeepStrictEqual(await sharesPaid(tx, pot.circuit_id), shares)) throw new AppError(Reason.CONFLICT);
      return { paid_cents: pot.paid_cents };
    });
}

/** By user, so that the same shares in another order are the same; a share of nothing is none. */
function sharesOf(shares: PotShare[]): Share[] {
  if (shares.some(({ cents }) => cents < 0n)) throw refused('A share of a pot is not below zero.');
  if (new Set(shares.map(({ user_id }) => user_id)).size < shares.length) throw refused('Everybody has one share of a pot.');
  return shares
    .filter(({ cents }) => cents > 0n)
    .map(({ user_id, cents }) => ({ userId: user_id, cents: money.cents(cents) }))
    .sort((one, other) => (one.userId < other.userId ? -1 : 1));
}

async function pay(tx: Tx, pot: PotRow, shares: Share[], at: Date): Promise<bigint> {
  const accounts = await bankrollAccounts(tx, pot.league_id, shares.map(({ userId }) => userId));
  await lockBankrolls(tx, [...accounts.values()]);
  const draws = drawShares(await filledSlots(tx, pot.account_id), shares);
  if (!draws) throw new AppError(Reason.CONFLICT);
  const payments = draws.map((draw) => ({ ...draw, bankroll: known(accounts.get(draw.userId)) }));
  for (const { userId, slot, cents, bankroll } of payments) {
    await transfer(tx, {
      reference: `pot:${pot.circuit_id}:${userId}:${slot}`,
      from: { account: pot.account_id, slot },
      to: { account: bankroll, slot: 0 },
      amount: cents,
      at,
    });
  }
  const total = money.cents(shares.reduce((sum, { cents }) => sum + cents, 0n));
  await closePot(tx, pot.circuit_id, payments, total, at);
  return total;
}

function known(account: bigint | undefined): bigint {
  if (account === undefined) throw new AppError(Reason.CONFLICT);
  return account;
}

function refused(sentence: string): AppError {
  return new AppError(Reason.INVALID_REQUEST, { fields: { shares: sentence } });
}
