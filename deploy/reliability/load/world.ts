import { enrol, join, type Person } from '../../stack/people';

const PEOPLE = 12;
const LEAGUES = 4;

/** A league of everybody. */
export interface LoadedLeague {
  id: string;
  captain: Person;
  /** The captain as well. */
  players: Person[];
}

/** Registers the players of a load and brings all of them into a few leagues. */
export async function gatherPlayers(url: string): Promise<LoadedLeague[]> {
  const names = Array.from({ length: PEOPLE }, (_, index) => `player-${index + 1}`);
  const players = await Promise.all(names.map((name) => enrol(url, name, `${name}@reliability.example`)));
  return Promise.all(players.slice(0, LEAGUES).map((captain) => foundLeague(captain, players)));
}

async function foundLeague(captain: Person, players: Person[]): Promise<LoadedLeague> {
  const { id } = await captain.api.call('league.CreateLeague', { name: `League of ${captain.username}` });
  for (const player of players) if (player !== captain) await join(captain, id, player);
  return { id, captain, players };
}
