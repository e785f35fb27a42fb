import { guessToWire } from './guess';

/** What a bet picked: an outcome, or a number. */
export type Pick = {
  market_key: string | null;
  outcome_key: string | null;
  outcome_name: string | null;
  point_tenths: number | null;
  guess_hundredths: bigint | null;
};

/** A pick in the words a player reads: 'Lakers', 'Lakers -3.5', 'Over 215.5', '42.5' for a guess. */
export function selectionOf(pick: Pick): string {
  if (pick.guess_hundredths !== null) return String(guessToWire(pick.guess_hundredths));
  const name = pick.outcome_name ?? pick.outcome_key ?? '';
  if (pick.point_tenths === null) return name;
  const point = pick.point_tenths / 10;
  // The sign of a spread says who is given points; the line of a total has none.
  return `${name} ${pick.market_key === 'spreads' && point > 0 ? '+' : ''}${point}`;
}
