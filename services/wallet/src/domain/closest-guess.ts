import { money, type Cents } from '@oddsmates/kit';

/** All bets on one number. */
export type GuessGroup = {
  /** The number guessed, in hundredths. */
  guess: bigint;
  bettors: number;
  stakes: Cents;
};

/** How a closest-guess event came out. */
export type GuessDecision =
  /** Nobody to bet against: the stake goes back. */
  | { kind: 'returned' }
  /** These numbers won; the stakes on them add up to `winningStakes`. */
  | { kind: 'won'; guesses: bigint[]; winningStakes: Cents };

/**
 * Decides who was nearest (docs/domain-rules.md#settlement): too high or too low is the same, several equally near win together.
 * @param actual what happened, in hundredths
 * @param groups the bets by number; the two nearest numbers are enough, since no third one can be equally near
 * @param bettors how many bets there are in all
 */
export function decideClosestGuess(actual: bigint, groups: readonly GuessGroup[], bettors: number): GuessDecision {
  if (bettors <= 1) return { kind: 'returned' };
  const distances = groups.map(({ guess }) => distance(guess, actual));
  const nearest = distances.reduce((least, each) => (each < least ? each : least));
  const winners = groups.filter((_, index) => distances[index] === nearest);
  return {
    kind: 'won',
    guesses: winners.map(({ guess }) => guess),
    winningStakes: money.cents(winners.reduce((sum, { stakes }) => sum + stakes, 0n)),
  };
}

function distance(guess: bigint, actual: bigint): bigint {
  return guess > actual ? guess - actual : actual - guess;
}

/**
 * Shares a pot in proportion to the winners' stakes, whole cents each, what is left over to the earliest bet. The parts add up to the pot.
 * The database does the same in store/grade-guesses.ts.
 * @param stakes the winners' stakes, the earliest bet first
 */
export function sharePot(pot: Cents, stakes: readonly Cents[]): Cents[] {
  const winningStakes = stakes.reduce<bigint>((sum, stake) => sum + stake, 0n);
  const shares = stakes.map((stake) => (pot * stake) / winningStakes);
  const leftOver = pot - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, index) => money.cents(index === 0 ? share + leftOver : share));
}
