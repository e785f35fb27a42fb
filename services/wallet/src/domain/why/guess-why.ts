import { guessToWire } from '../guess';
import type { GuessEnding, SettledBet, Why } from './why';

const NEAREST = 'The nearest guess takes all stakes; several equally near share them in proportion to their own, left-over cents to the earliest bet.';
const ALONE = 'With nobody to guess against, the stake goes back.';

/** How far off a guess was, and how far the others. */
export function guessWhy({ result }: SettledBet, guess: bigint, ending: GuessEnding): Omit<Why, 'arithmetic'> {
  const own = distance(guess, ending.actual);
  const happened = `The actual value was ${guessToWire(ending.actual)}. Your guess of ${guessToWire(guess)} was ${guessToWire(own)} off`;
  if (result === 'push') return { rule: ALONE, outcome: `${happened}, and the only one.` };
  if (result === 'lost') return { rule: NEAREST, outcome: `${happened}; the nearest was ${guessToWire(ending.nearest ?? 0n)} off.` };
  const others = ending.winners - 1;
  if (others === 0) return { rule: NEAREST, outcome: `${happened}, nearer than every other.` };
  return { rule: NEAREST, outcome: `${happened}, and so ${others === 1 ? 'was 1 other' : `were ${others} others`}.` };
}

function distance(guess: bigint, actual: bigint): bigint {
  return guess > actual ? guess - actual : actual - guess;
}
