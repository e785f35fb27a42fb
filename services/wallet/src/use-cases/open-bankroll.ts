/**
 * A player becomes a member of a league, for the first time or again.
 *
 * | step                      | mint(slot of the player) | bankroll(user, league) |
 * | ------------------------- | -----------------------: | ---------------------: |
 * | the first time: the grant |                -1,000.00 |              +1,000.00 |
 * | again                     |                        0 |                      0 |
 */
import { event, money, type Cents, type Context, type Tx } from '@oddsmates/kit';
import { BankrollOpened } from '@oddsmates/proto/grpc/events/v1/wallet';
import type { OpenBankrollRequest, OpenBankrollResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { slotOf } from '../domain/slots';
import { mintAccount, openAccount } from '../store/accounts';
import { findBankroll, insertBankroll, thawBankroll } from '../store/bankrolls';
import { lockBankroll } from '../store/locks';
import { transfer } from '../store/transfers';

/** What a bankroll opens with (docs/domain-rules.md#money). */
export const GRANT = money.cents(100_000n);

type Member = { userId: string; leagueId: string };

/**
 * Opens the bankroll of a member. The grant is paid once per user and league, however often this is called or whoever left and came back;
 * a frozen bankroll is opened again as it was.
 */
export function openBankroll({ db, clock }: Deps) {
  return (_ctx: Context, request: OpenBankrollRequest): Promise<OpenBankrollResponse> =>
    db.tx(async (tx) => {
      const member = { userId: request.user_id, leagueId: request.league_id };
      const balance = (await openFirst(tx, member, clock())) ?? (await openAgain(tx, member));
      return { balance_cents: balance };
    });
}

/** The balance of a new bankroll; undefined when there is one already. */
async function openFirst(tx: Tx, { userId, leagueId }: Member, now: Date): Promise<Cents | undefined> {
  if (await findBankroll(tx, userId, leagueId)) return undefined;
  const accountId = await openAccount(tx, { kind: 'bankroll', userId, leagueId });
  const slot = slotOf(userId);
  // Of two that come at once, the second one waits at the account and finds the bankroll written.
  if (!(await insertBankroll(tx, { userId, leagueId, accountId, slot, openedAt: now }))) return undefined;
  await transfer(tx, {
    reference: `grant:${leagueId}:${userId}`,
    from: { account: await mintAccount(tx), slot },
    to: { account: accountId, slot: 0 },
    amount: GRANT,
    at: now,
  });
  await tell(tx, { userId, leagueId }, GRANT);
  return GRANT;
}

async function openAgain(tx: Tx, { userId, leagueId }: Member): Promise<Cents> {
  const kept = await findBankroll(tx, userId, leagueId);
  if (!kept) throw new Error(`The bankroll of ${userId} in ${leagueId} is gone`);
  if (kept.frozen_at === null) return kept.balance_cents;
  await lockBankroll(tx, kept.account_id);
  if (await thawBankroll(tx, userId, leagueId)) await tell(tx, { userId, leagueId }, kept.balance_cents);
  return kept.balance_cents;
}

function tell(tx: Tx, { userId, leagueId }: Member, balance: Cents): Promise<void> {
  const fact = { user_id: userId, league_id: leagueId, balance_cents: balance };
  return tx.publish(event('wallet.bankroll', `${userId}:${leagueId}`, BankrollOpened, fact));
}
