import { formatGain, formatMoney, formatOdds, potentialWinnings, type OddsFormat } from '@oddsmates/sdk';
import type { UserBet } from '../../../contract';

export interface DescribedBet {
  /** On what, with the price: 'Lakers -3.5 at 1.91'. */
  pick: string;
  /** How the payout came about, with the arithmetic. */
  why: string;
  /** What the bet changed, '+$22.75'; empty while it is open. */
  gain: string;
  tone: 'win' | 'loss' | 'neutral';
}

/** A bet in plain words (docs/domain-rules.md#settlement). What is not shown to this player yet is left out. */
export function describeBet(bet: UserBet, format: OddsFormat): DescribedBet {
  const amount = bet.amount ?? 0;
  const stake = formatMoney(amount);
  const pick = pickOf(bet, format);
  const paid = bet.payout ?? 0;
  switch (bet.status) {
    case 'won':
      return { pick, why: wonBy(bet, stake, paid), gain: formatGain(paid - amount), tone: 'win' };
    case 'lost':
      return { pick, why: `The stake of ${stake} is lost`, gain: formatGain(-amount), tone: 'loss' };
    case 'push':
      return { pick, why: `An exact tie with the line: the stake of ${stake} went back`, gain: formatMoney(0), tone: 'neutral' };
    case 'void':
      return { pick, why: `The bet is void: the stake of ${stake} went back`, gain: formatMoney(0), tone: 'neutral' };
    default:
      return { pick, why: openBet(bet, stake, amount), gain: '', tone: 'neutral' };
  }
}

function pickOf(bet: UserBet, format: OddsFormat): string {
  if (bet.guess !== undefined) return `Guess: ${bet.guess}`;
  const selection = bet.selection ?? bet.outcomeKey ?? '';
  return bet.odds === undefined ? selection : `${selection} at ${formatOdds(bet.odds, format)}`;
}

function wonBy(bet: UserBet, stake: string, paid: number): string {
  // The arithmetic is in decimal odds, whichever way the player writes them.
  if (bet.guess === undefined && bet.odds !== undefined) return `${stake} x ${bet.odds.toFixed(2)} = ${formatMoney(paid)}`;
  return `The nearest guess took ${formatMoney(paid)} of the pot`;
}

function openBet(bet: UserBet, stake: string, amount: number): string {
  if (bet.amount === undefined) return '';
  if (bet.guess !== undefined || bet.odds === undefined) return `${stake} in the pot`;
  return `${stake} to win ${formatMoney(potentialWinnings(amount, bet.odds))}`;
}
