import type { Calls } from '@oddsmates/proto/api';
import type { Person } from '../../stack/people';
import type { LeagueEvent } from '../../stack/place-bet';

/** What every screen has to look well with: a league as it usually is, the longest words, nothing at all, and a lot of everything. */
export const WORLD_NAMES = ['typical', 'long-names', 'no-data', 'much-data'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

export type League = Calls['league.GetLeague']['response'];
export type Circuit = Calls['league.GetCircuit']['response'];

/** Whose screens they are. Who has no league and no friend is only in the world without data; elsewhere it is the captain. */
export type Role = 'captain' | 'member' | 'newcomer';

/** A product with data in it, by what the screens need of it. */
export interface World {
  people: Record<Role, Person>;
  league: League;
  /** Of the captain: one to bet on with several markets, one to guess at, one with a bet placed, one that is over. */
  events: Partial<Record<'odds' | 'guess' | 'taken' | 'over', LeagueEvent>>;
  circuits: Partial<Record<'upcoming' | 'active' | 'decided', Circuit>>;
  /** What is typed on Add Friends. */
  search: string;
  /** A league that the captain does not belong to. */
  foreignLeagueId?: string;
}

/** What a screen needs of its world. */
export function need<T>(what: string, thing: T | undefined): T {
  if (thing === undefined) throw new Error(`This world has no ${what}.`);
  return thing;
}
