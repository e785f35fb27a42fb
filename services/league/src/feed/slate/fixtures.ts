import { chance, idOf } from './chance';
import type { SportRecipe } from './sports';

/** Who meets whom, and when. */
export type Fixture = { id: string; commenceTime: Date; homeTeam: string; awayTeam: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How many days ahead the slate reaches: every sport plays at least twice in that time. */
export const DAYS_AHEAD = 7;

/**
 * The fixtures of a sport from yesterday's night on. Each day's are drawn from that day's date alone, so a fixture is the same, id and all,
 * on whatever day it is looked at.
 */
export function fixturesAround(sport: SportRecipe, now: Date): Fixture[] {
  const today = Math.floor(now.getTime() / DAY_MS);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, index) => today - 1 + index);
  return days.flatMap((day) => fixturesOf(sport, new Date(day * DAY_MS)));
}

function fixturesOf(sport: SportRecipe, midnight: Date): Fixture[] {
  if (!sport.weekdays.includes(midnight.getUTCDay())) return [];
  const date = midnight.toISOString().slice(0, 10);
  const draw = chance('fixtures', sport.key, date);
  const sides = draw.shuffled(sport.sides);
  return sport.startHours.flatMap((hour, index) => {
    const [homeTeam, awayTeam] = sides.slice(2 * index, 2 * index + 2);
    if (homeTeam === undefined || awayTeam === undefined) return [];
    return [{ id: idOf(sport.key, date, homeTeam, awayTeam), commenceTime: new Date(midnight.getTime() + hour * HOUR_MS), homeTeam, awayTeam }];
  });
}
