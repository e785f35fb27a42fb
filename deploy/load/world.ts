import { aGame } from '../journeys/events';
import { inTurns } from '../stack/in-turns';
import { enrol, join, type Person } from '../stack/people';
import type { LeagueEvent } from '../stack/place-bet';
import type { Profile } from './profiles';

/** A league that is played in. */
export interface PlayedLeague {
  id: string;
  captain: Person;
  /** The captain among them. */
  players: Person[];
  events: LeagueEvent[];
}

/** Makes the leagues of a profile, with as many events in each that every bet finds one which its player has not bet on yet. */
export async function makeWorld(url: string, { world, hot }: Profile, bets: number): Promise<PlayedLeague[]> {
  const { leagues, playersPerLeague } = world;
  const eventsPerLeague = hot === true ? 1 : Math.max(1, Math.ceil(bets / (leagues * playersPerLeague)));
  const run = Date.now().toString(36);
  return Promise.all(
    Array.from({ length: leagues }, async (_, number) => {
      const names = Array.from({ length: playersPerLeague }, (__, player) => `load-${run}-${number}-${player}`);
      const players = await inTurns(names, (name) => enrol(url, name, `${name}@load.example`), 2);
      const [captain] = players;
      if (captain === undefined) throw new Error('A league has a captain');
      const { id } = await captain.api.call('league.CreateLeague', { name: `League ${number}` });
      await inTurns(players.slice(1), (player) => join(captain, id, player), 2);
      const events = await inTurns(Array.from({ length: eventsPerLeague }), (__, event) => aGame(captain, id, `Game ${event}`), 2);
      return { id, captain, players, events };
    }),
  );
}
