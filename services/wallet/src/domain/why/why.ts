import type { Cents, OddsHundredths } from '@oddsmates/kit';
import type { FinalResult, Market } from '../book';
import type { Result } from '../payout';
import { arithmeticOf, shareArithmetic } from './arithmetic';
import { guessWhy } from './guess-why';
import { marketWhy } from './market-why';

/** A bet that came out. */
export type SettledBet = { result: Result; stake: Cents; payout: Cents };
/** What a standard bet picked, of the book's markets. */
export type PickedOutcome = { market: string; outcome: string; odds: OddsHundredths | undefined };
/** What the guesses of an event came to; the rest is unset when nobody won. All numbers in hundredths. */
export type GuessEnding = { actual: bigint; pot: Cents; winners: number; winningStakes: Cents | null; nearest: bigint | null };

/** What closed a bet. */
export type Ending =
  | { kind: 'removed' }
  | { kind: 'cancelled' }
  | { kind: 'completed'; markets: readonly Market[]; final: FinalResult; pick: PickedOutcome }
  | { kind: 'guessed'; guess: bigint; ending: GuessEnding };

/** Why a bet came out as it did, in sentences and numbers that a player can check. */
export type Why = { rule: string; outcome: string; arithmetic: string };

/**
 * Explains a bet (docs/domain-rules.md#settlement). The arithmetic ends in the payout.
 *
 * | closed by                | arithmetic                                         |
 * | ------------------------ | -------------------------------------------------- |
 * | won at odds              | `47.62 x 1.91 = 90.9542, rounded to 90.95`         |
 * | push, void               | `100.00 x 1.00 = 100.00`                           |
 * | lost                     | `100.00 x 0.00 = 0.00`                             |
 * | won as the closest guess | `100.00 x 10.00 / 30.00 = 33.33, + 0.01 left over = 33.34`, the pot first |
 */
export function whyOf(bet: SettledBet, ending: Ending): Why {
  switch (ending.kind) {
    case 'removed':
      return {
        rule: 'The open bets of a member who is removed from the league are void: the stake goes back.',
        outcome: 'Removed from the league while the event was open.',
        arithmetic: arithmeticOf(bet),
      };
    case 'cancelled':
      return { rule: 'Bets on a cancelled event are void: the stake goes back.', outcome: 'The event was cancelled.', arithmetic: arithmeticOf(bet) };
    case 'completed':
      return { ...marketWhy(bet, ending), arithmetic: arithmeticOf(bet, ending.pick.odds) };
    case 'guessed':
      return { ...guessWhy(bet, ending.guess, ending.ending), arithmetic: shareArithmetic(bet, ending.ending) ?? arithmeticOf(bet) };
  }
}
