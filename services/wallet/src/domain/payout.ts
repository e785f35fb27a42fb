import { money, type Cents, type OddsHundredths } from '@oddsmates/kit';

/** How a bet came out. */
export type Result = 'won' | 'lost' | 'push' | 'void';
/** Where a bet stands. */
export type BetStatus = 'open' | Result;

/** What a won closest guess earns (docs/domain-rules.md#points-and-statistics). */
export const GUESS_POINTS = 30;

/**
 * What a standard bet pays, stake included: won stake x odds, rounded half up to the cent; push and void the stake; lost nothing
 * (docs/domain-rules.md#settlement). The database computes the same in won_payout_cents().
 */
export function payoutOf(result: Result, stake: Cents, odds: OddsHundredths): Cents {
  if (result === 'lost') return money.cents(0n);
  if (result !== 'won') return stake;
  return money.cents((stake * BigInt(odds) + 50n) / 100n);
}

/** What a standard bet earns: round(10 x decimal odds) when won, whatever the stake. The database computes the same in won_points(). */
export function pointsOf(result: Result, odds: OddsHundredths): number {
  return result === 'won' ? Math.floor((odds + 5) / 10) : 0;
}
