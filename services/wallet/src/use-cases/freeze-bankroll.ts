/**
 * A member is removed from a league. They have a bet of 100.00 on an event that is still open:
 *
 * | step                               | reference        | bankroll | stakes(event) | takes bets |
 * | ---------------------------------- | ---------------- | -------: | ------------: | ---------- |
 * | before                             |                  |   900.00 |        100.00 | yes        |
 * | frozen, in a transaction of its own |                  |   900.00 |        100.00 | no         |
 * | their open bets are void           | bet:<id>:return  | 1,000.00 |          0.00 | no         |
 * | again                              |                  | 1,000.00 |          0.00 | no         |
 *
 * Two transactions, because a book is locked before a bankroll (store/locks.ts): once no bet can come, the open bets and so the books to lock
 * are known. A crash in between leaves a frozen bankroll, and the same call again goes on. The books are shared: that holds a settlement off,
 * and other players' bets go on. A bet that a settlement was quicker to close keeps its result.
 * A voided bet bears the id of the freeze: once its player is let in again, they may bet on the event anew.
 */
import { newId, type Context, type Tx } from '@oddsmates/kit';
import type { FreezeBankrollRequest, FreezeBankrollResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Deps } from '../deps';
import { findBankroll, freezeBankroll as freeze } from '../store/bankrolls';
import { countVoided, openBetEvents, voidBetsOf, type VoidedRow } from '../store/freeze-bets';
import { lockBankroll, shareBook } from '../store/locks';
import { transfer } from '../store/transfers';
import { tellBettors } from './close-bets';

type Member = { userId: string; leagueId: string };

/**
 * Freezes a removed member's bankroll and voids their open bets in the league (docs/domain-rules.md#leagues-invites-friends). Again gives the
 * first answer and moves nothing; without a bankroll there is nothing to do.
 */
export function freezeBankroll({ db, clock }: Deps) {
  return async (_ctx: Context, request: FreezeBankrollRequest): Promise<FreezeBankrollResponse> => {
    const member = { userId: request.user_id, leagueId: request.league_id };
    await db.tx((tx) => takeNoMoreBets(tx, member, clock()));
    return { voided: await db.tx((tx) => voidOpenBets(tx, member, clock())) };
  };
}

async function takeNoMoreBets(tx: Tx, { userId, leagueId }: Member, now: Date): Promise<void> {
  const bankroll = await findBankroll(tx, userId, leagueId);
  if (!bankroll) return;
  await lockBankroll(tx, bankroll.account_id);
  await freeze(tx, userId, leagueId, newId(), now);
}

/** How many bets this freeze has voided, now or before. */
async function voidOpenBets(tx: Tx, { userId, leagueId }: Member, now: Date): Promise<number> {
  const events = await openBetEvents(tx, userId, leagueId);
  for (const event of events) await shareBook(tx, event);
  const found = await findBankroll(tx, userId, leagueId);
  if (!found) return 0;
  await lockBankroll(tx, found.account_id);
  const freezeId = (await findBankroll(tx, userId, leagueId))?.freeze_id;
  // Let in again meanwhile: their bets stand.
  if (!freezeId) return 0;
  const bets = await voidBetsOf(tx, { userId, events, freezeId, at: now });
  for (const bet of bets) await giveBack(tx, bet, found.account_id, now);
  for (const bet of bets) await tellBettors(tx, { ...bet, league_id: leagueId }, [bet], now);
  return countVoided(tx, userId, freezeId);
}

async function giveBack(tx: Tx, { id, stakes_account, slot, stake_cents }: VoidedRow, bankroll: bigint, at: Date): Promise<void> {
  const left = await transfer(tx, {
    reference: `bet:${id}:return`,
    from: { account: stakes_account, slot },
    to: { account: bankroll, slot: 0 },
    amount: stake_cents,
    at,
  });
  if (left === undefined) throw new Error(`The stakes do not hold the stake of bet ${id}`);
}
