import type { FinalResult, Market, MarketKey, Outcome } from './book';
import type { Result } from './payout';

/** How every bet on one outcome of one market came out. */
export type OutcomeResult = { market: MarketKey; outcome: string; result: Result };

type Score = { home: number; away: number };

/**
 * Decides every outcome of a standard book (docs/domain-rules.md#settlement).
 *
 * | market              | decided by                | won                        | push                      |
 * | ------------------- | ------------------------- | -------------------------- | ------------------------- |
 * | the first, an h2h   | the winning outcome alone | the one named              | never                     |
 * | spreads             | the final score           | own score + point > other  | own score + point = other |
 * | totals              | the final score           | sum over or under the line | sum = line                |
 * | h2h, not first      | the final score           | the side ahead, or draw    | level, with no draw to bet on |
 *
 * A first market of spreads or totals goes by the winning outcome when there is no score, or no line to hold it against. Whatever the result given cannot decide is void: a later market without a score, a line that is missing.
 */
export function decideOutcomes(markets: readonly Market[], final: FinalResult): OutcomeResult[] {
  return markets.flatMap((market, position) =>
    market.outcomes.map((outcome) => ({
      market: market.key,
      outcome: outcome.key,
      result: isNamed(market, position, final) ? named(outcome, final.winningOutcome) : scored(market, outcome, final.score),
    })),
  );
}

/**
 * Whether the winning outcome decides a market, and not the score. It does for the first one, except for spreads and totals that arithmetic
 * can decide: who won a match is the captain's word, with overtime or without.
 */
export function isNamed({ key, outcomes }: Market, position: number, { score }: FinalResult): boolean {
  const counted = key !== 'h2h' && score !== undefined && outcomes.every(({ pointTenths }) => pointTenths !== null);
  return position === 0 && !counted;
}

function named(outcome: Outcome, winningOutcome: string): Result {
  return outcome.key === winningOutcome ? 'won' : 'lost';
}

function scored(market: Market, outcome: Outcome, score: Score | undefined): Result {
  if (!score) return 'void';
  if (market.key === 'h2h') return moneyline(market, outcome, score);
  if (outcome.pointTenths === null) return 'void';
  return market.key === 'spreads' ? spread(outcome.key, outcome.pointTenths, score) : total(outcome.key, outcome.pointTenths, score);
}

function moneyline(market: Market, { key }: Outcome, { home, away }: Score): Result {
  const level = home === away;
  if (level && !market.outcomes.some((outcome) => outcome.key === 'draw')) return 'push';
  const winner = level ? 'draw' : home > away ? 'home' : 'away';
  return key === winner ? 'won' : 'lost';
}

function spread(key: string, pointTenths: number, { home, away }: Score): Result {
  if (key === 'home') return byMargin(10 * (home - away) + pointTenths);
  if (key === 'away') return byMargin(10 * (away - home) + pointTenths);
  return 'void';
}

function total(key: string, lineTenths: number, { home, away }: Score): Result {
  const over = 10 * (home + away) - lineTenths;
  if (key === 'over') return byMargin(over);
  if (key === 'under') return byMargin(-over);
  return 'void';
}

/** By how many tenths of a point the pick beat its line. */
function byMargin(tenths: number): Result {
  if (tenths === 0) return 'push';
  return tenths > 0 ? 'won' : 'lost';
}
