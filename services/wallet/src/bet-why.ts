import { isoTime, money, type Cents, type Queries } from '@oddsmates/kit';
import type { BetTransfer, BetWhy } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import type { Market } from './domain/book';
import type { Result } from './domain/payout';
import { whyOf, type Ending, type PickedOutcome } from './domain/why/why';
import { listBetTransfers, listEndings, type BetTransferRow, type EndingRow } from './store/bet-endings';
import type { BetRow } from './store/bets';
import { listMarkets } from './store/outcomes';

/** Why each of these bets came out as it did, by bet; open ones are left out. Three queries, however many bets. */
export async function explainBets(db: Queries, bets: readonly BetRow[]): Promise<Map<string, BetWhy>> {
  const settled = bets.filter(isSettled);
  const ids = settled.map(({ id }) => id);
  const [endings, transfers, markets] = await Promise.all([
    listEndings(db, ids),
    listBetTransfers(db, ids),
    listMarkets(db, [...new Set(settled.map(({ event_id }) => event_id))]),
  ]);
  const endingOf = new Map(endings.map((row) => [row.bet_id, row]));
  return new Map(
    settled.flatMap((bet) => {
      const ending = endingOf.get(bet.id);
      if (!ending) return [];
      const moved = transfers.filter(({ bet_id }) => bet_id === bet.id).map(toTransfer);
      return [[bet.id, explain(bet, ending, markets.get(bet.event_id) ?? [], moved)]];
    }),
  );
}

type SettledBetRow = BetRow & { status: Result; payout_cents: Cents };

function isSettled(bet: BetRow): bet is SettledBetRow {
  return bet.status !== 'open' && bet.payout_cents !== null;
}

function explain(bet: SettledBetRow, row: EndingRow, markets: Market[], transfers: BetTransfer[]): BetWhy {
  const { status: result, stake_cents: stake, payout_cents: payout } = bet;
  return { ...whyOf({ result, stake, payout }, endingOf(bet, row, markets)), transfers };
}

function endingOf(bet: BetRow, row: EndingRow, markets: Market[]): Ending {
  if (row.removed) return { kind: 'removed' };
  if (row.status === 'voided') return { kind: 'cancelled' };
  if (bet.guess_hundredths !== null) {
    const { actual_hundredths, paid_cents: pot, won: winners, winning_stakes: winningStakes, nearest } = row;
    return { kind: 'guessed', guess: bet.guess_hundredths, ending: { actual: actual_hundredths ?? 0n, pot, winners, winningStakes, nearest } };
  }
  const { home_score: home, away_score: away, winning_outcome } = row;
  const score = home === null || away === null ? undefined : { home, away };
  return { kind: 'completed', markets, final: { winningOutcome: winning_outcome ?? '', score }, pick: pickOf(bet) };
}

function pickOf({ market_key, outcome_key, odds_hundredths }: BetRow): PickedOutcome {
  return { market: market_key ?? '', outcome: outcome_key ?? '', odds: odds_hundredths ?? undefined };
}

function toTransfer({ reference, from, to, amount_cents, created_at }: BetTransferRow): BetTransfer {
  return { reference, from, to, amount: money.toWire(amount_cents), at: isoTime(created_at) };
}
