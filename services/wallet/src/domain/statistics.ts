/** Points a player needs for the next level. */
const POINTS_PER_LEVEL = 100;

/** 100 x won / (won + lost) in per cent with one decimal; 0 with none (docs/domain-rules.md#points-and-statistics). Pushes and voids do not count. */
export function winRate(won: number, lost: number): number {
  return won + lost === 0 ? 0 : Math.round((1000 * won) / (won + lost)) / 10;
}

/** The level that so many points earned make, from 1. */
export function userLevel(pointsEarned: number): number {
  return 1 + Math.floor(pointsEarned / POINTS_PER_LEVEL);
}
