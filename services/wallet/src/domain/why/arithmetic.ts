import { money, type OddsHundredths } from '@oddsmates/kit';
import type { GuessEnding, SettledBet } from './why';

/** Stake x odds; what goes back counts as odds of 1.00, what is lost as 0.00. @param odds those of a standard bet, in hundredths */
export function arithmeticOf({ result, stake, payout }: SettledBet, odds?: OddsHundredths): string {
  const factor = result === 'lost' ? 0n : result === 'won' && odds !== undefined ? BigInt(odds) : 100n;
  const exact = stake * factor;
  const [product, paid] = [`${money.format(stake)} x ${hundredths(factor)}`, money.format(payout)];
  if (exact % 100n === 0n) return `${product} = ${paid}`;
  return `${product} = ${tenThousandths(exact)}, rounded to ${paid}`;
}

/** Pot x stake / stakes of all winners, then the cents left over; undefined unless the guess won. */
export function shareArithmetic({ result, stake, payout }: SettledBet, { pot, winningStakes }: GuessEnding): string | undefined {
  if (result !== 'won' || winningStakes === null) return undefined;
  const share = money.cents((pot * stake) / winningStakes);
  const product = `${money.format(pot)} x ${money.format(stake)} / ${money.format(winningStakes)} = ${money.format(share)}`;
  if (share === payout) return product;
  return `${product}, + ${money.format(money.cents(payout - share))} left over = ${money.format(payout)}`;
}

function hundredths(value: bigint): string {
  return `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
}

function tenThousandths(value: bigint): string {
  return `${value / 10_000n}.${String(value % 10_000n).padStart(4, '0').replace(/0+$/, '')}`;
}
