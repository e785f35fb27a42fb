/** When a player first did each of the things that are worth a badge; null for not yet. */
export type Milestones = {
  first_bet: Date | null;
  first_win: Date | null;
  ten_wins: Date | null;
  three_in_a_row: Date | null;
  long_shot: Date | null;
  closest_guess: Date | null;
};

/** Odds from which a won bet is a long shot, in hundredths. */
export const LONG_SHOT_ODDS = 500;
/** Wins without a loss in between that make a streak. */
export const STREAK_WINS = 3;
/** Wins that make a veteran. */
export const MANY_WINS = 10;

const TITLES: { [key in keyof Milestones]: string } = {
  first_bet: 'First Bet',
  first_win: 'First Win',
  three_in_a_row: 'Hot Streak: 3 wins in a row',
  long_shot: 'Long Shot: a win at odds of 5.00 or more',
  closest_guess: 'Bullseye: the closest guess',
  ten_wins: 'Veteran: 10 wins',
};

/** One badge; without a time it is still to be earned. */
export type Badge = { key: string; title: string; earnedAt: Date | undefined };

/** Every badge there is, in the order they are usually earned. */
export function badgesOf(milestones: Milestones): Badge[] {
  const keys = Object.keys(TITLES) as (keyof Milestones)[];
  return keys.map((key) => ({ key, title: TITLES[key], earnedAt: milestones[key] ?? undefined }));
}
