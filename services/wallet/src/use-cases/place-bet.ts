/**
 * A player places a bet of 100.00 at odds of 1.91. Money moves once here and once more when the book is settled (see settle-book.ts).
 *
 * | step                          | bankroll | stakes(event) | house(league) |
 * | ----------------------------- | -------: | ------------: | ------------: |
 * | before                        | 1,000.00 |          0.00 |          0.00 |
 * | bet recorded, stake held      |   900.00 |        100.00 |          0.00 |
 * | settled: won                  | 1,091.00 |          0.00 |        -91.00 |
 * | settled: lost                 |   900.00 |          0.00 |       +100.00 |
 * | settled: push or void         | 1,000.00 |          0.00 |          0.00 |
 *
 * Stakes and house are split over slots; the stake enters and leaves through the player's own. Locks are taken in the order of store/locks.ts:
 * the book, shared with other bets and not with a settlement; the bankroll; the slot of the stakes. Everything that could have changed
 * while waiting for the first two is read after them, in one statement (store/slips.ts).
 */
import { AppError, event, idempotently, money, newId, odds, type Cents, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { BetPlaced } from '@oddsmates/proto/grpc/events/v1/wallet';
import { PlaceBetRequest, PlaceBetResponse, BetMarketData } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { toBet } from '../bet-message';
import type { Deps } from '../deps';
import { guessFromWire } from '../domain/guess';
import type { BankrollRow } from '../store/bankrolls';
import { insertBet, type BetRow } from '../store/bets';
import { findBookInLeague, type BookRow } from '../store/books';
import { shareBookAndLockBankroll } from '../store/locks';
import { findSlip, type SlipRow } from '../store/slips';
import { transfer } from '../store/transfers';
import { insufficientFunds, requireMember } from './require-member';

/**
 * Places one bet at the book's own odds; the answer holds the bet and the bankroll after it. Refusals come in the order of
 * docs/domain-rules.md#bets, and a refused bet stakes nothing.
 * @throws AppError NOT_A_MEMBER, AMOUNT_INVALID, EVENT_NOT_IN_LEAGUE, EVENT_COMPLETED_NO_BET, EVENT_CANCELLED, BETTING_CLOSED, ALREADY_BET,
 *   OUTCOME_UNKNOWN, GUESS_INVALID, INSUFFICIENT_FUNDS with the balance, ODDS_STALE, ODDS_CHANGED with the current odds
 */
export function placeBet({ db, clock }: Deps) {
  return (ctx: Context, request: PlaceBetRequest): Promise<PlaceBetResponse> => {
    const { userId } = ctx;
    return idempotently(db, ctx, PlaceBetResponse, 'PlaceBet', PlaceBetRequest.encode(request), async (tx) => {
      const member = await requireMember(tx, userId, request.league_id);
      const wish = request.market_data ?? BetMarketData.create();
      const stake = stakeOf(wish);
      const found = await findBookInLeague(tx, request.league_id, request.event_id);
      if (!found) throw new AppError(Reason.EVENT_NOT_IN_LEAGUE);

      await shareBookAndLockBankroll(tx, found.event_id, member.account_id);
      const slip = await findSlip(tx, { userId, leagueId: request.league_id, eventId: found.event_id, marketKey: wish.marketKey, outcomeKey: wish.outcomeKey });
      if (!slip || slip.frozen_at !== null) throw new AppError(Reason.NOT_A_MEMBER);
      const now = clock();

      assertOpen(slip, now);
      if (slip.has_bet) throw new AppError(Reason.ALREADY_BET);
      const pick = pickOf(slip, wish);
      if (slip.balance_cents < stake) throw insufficientFunds(slip.balance_cents);
      assertFresh(slip, now);
      assertOdds(pick, wish);

      const bet = betOf(slip, { ...pick, user_id: userId, stake_cents: stake, placed_at: now });
      const balance = await hold(tx, bet, slip);
      const places = { bankroll_account: slip.account_id, stakes_account: slip.stakes_account, slot: slip.slot };
      if (!(await insertBet(tx, { ...bet, ...places }))) throw new AppError(Reason.ALREADY_BET);
      await tx.publish(event('wallet.bet', slip.event_id, BetPlaced, { ...bet, bet_id: bet.id }));
      return { bet: toBet(bet), balance: money.toWire(balance) };
    });
  };
}

function stakeOf({ amount }: BetMarketData): Cents {
  try {
    const stake = money.fromWire(amount);
    if (stake > 0n) return stake;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError(Reason.AMOUNT_INVALID, { cause: error });
  }
  throw new AppError(Reason.AMOUNT_INVALID);
}

function assertOpen({ status, closes_at }: BookRow, now: Date): void {
  if (status === 'settled') throw new AppError(Reason.EVENT_COMPLETED_NO_BET);
  if (status === 'voided') throw new AppError(Reason.EVENT_CANCELLED);
  if (closes_at !== null && closes_at <= now) throw new AppError(Reason.BETTING_CLOSED);
}

/** Odds of the feed are taken back after a time, since what they say may no longer be so. */
function assertFresh({ odds_valid_until }: BookRow, now: Date): void {
  if (odds_valid_until !== null && odds_valid_until <= now) throw new AppError(Reason.ODDS_STALE);
}

type Picked = Pick<BetRow, 'market_key' | 'outcome_key' | 'outcome_name' | 'point_tenths' | 'odds_hundredths' | 'guess_hundredths'>;
const NOTHING: Picked = { market_key: null, outcome_key: null, outcome_name: null, point_tenths: null, odds_hundredths: null, guess_hundredths: null };

function pickOf({ betting_type, market_key, outcome_key, outcome_name, odds_hundredths, point_tenths }: SlipRow, wish: BetMarketData): Picked {
  if (betting_type === 'closest_guess') return { ...NOTHING, guess_hundredths: guessOf(wish) };
  if (outcome_key === null) throw new AppError(Reason.OUTCOME_UNKNOWN);
  return { ...NOTHING, market_key, outcome_key, outcome_name, odds_hundredths, point_tenths };
}

function guessOf({ guess }: BetMarketData): bigint {
  try {
    return guessFromWire(guess ?? Number.NaN);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError(Reason.GUESS_INVALID, { cause: error });
  }
}

/** The player bets at the odds they saw or not at all. */
function assertOdds({ odds_hundredths }: Picked, wish: BetMarketData): void {
  if (odds_hundredths === null || wish.odds === undefined) return;
  const current = odds.toWire(odds_hundredths);
  if (current !== wish.odds) throw new AppError(Reason.ODDS_CHANGED, { details: { odds: current } });
}

function betOf(book: BookRow, bet: Picked & Pick<BetRow, 'user_id' | 'stake_cents' | 'placed_at'>): BetRow {
  const { event_id, league_id, league_name, event_name, sport } = book;
  return { id: newId(), event_id, league_id, league_name, event_name, sport, ...bet, status: 'open', payout_cents: null, settled_at: null };
}

/** Moves the stake and tells what is left. The database has the last word on whether the balance suffices. */
async function hold(tx: Tx, bet: BetRow, { account_id, slot, balance_cents, stakes_account }: BankrollRow & BookRow): Promise<Cents> {
  const left = await transfer(tx, {
    reference: `bet:${bet.id}:stake`,
    from: { account: account_id, slot: 0 },
    to: { account: stakes_account, slot },
    amount: bet.stake_cents,
    at: bet.placed_at,
  });
  if (left === undefined) throw insufficientFunds(balance_cents);
  return left;
}
