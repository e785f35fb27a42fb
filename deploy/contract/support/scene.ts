import type { LeagueEvent } from '../../stack/place-bet';
import { createEvent, leagueNight, register, type LeagueNight, type Person } from './league-night';

/** A league night, and somebody whom requests and invites are addressed to. */
export interface Scene extends LeagueNight {
  addressee: Person;
}

/** Sets a scene of its own. */
export async function setScene(): Promise<Scene> {
  const [night, addressee] = await Promise.all([leagueNight(), register('addressee')]);
  return { ...night, addressee };
}

/** An event that nobody has bet on yet. */
export function someEvent(scene: Scene): Promise<LeagueEvent> {
  return createEvent(scene);
}

/** Invites the addressee to one more league of the captain's and tells the invite's id: nobody is invited twice to the same. */
export async function invite({ captain, addressee }: Scene): Promise<string> {
  const { id } = await captain.api.call('league.CreateLeague', { name: 'Another night' });
  return (await captain.api.call('league.InviteUser', { league_id: id, user_id: addressee.id })).id;
}

/** A circuit over one new event, free to enter. */
export async function createCircuit(scene: Scene): Promise<string> {
  const { id } = await someEvent(scene);
  const components = [{ league_event_id: id, weight: 1 }];
  return (await scene.captain.api.call('league.CreateCircuit', { league_id: scene.leagueId, name: 'One night', component_events_data: components })).id;
}

/** An event of the feed that the scene's league does not have yet. */
export async function offer({ captain, leagueId }: Pick<Scene, 'captain' | 'leagueId'>): Promise<{ sportKey: string; eventId: string; bookmaker: string }> {
  const { data } = await captain.api.call('league.BrowseMarket');
  const added = new Set((await captain.api.call('league.ListEvents', { league_id: leagueId })).map(({ event_id }) => event_id));
  for (const { key } of data?.sports ?? []) {
    for (const { id, bookmakers } of await captain.api.call('league.ListSportEvents', { sport_key: key })) {
      const bookmaker = bookmakers.find(({ markets }) => markets.some((market) => market.key === 'h2h'))?.key;
      if (bookmaker !== undefined && !added.has(id)) return { sportKey: key, eventId: id, bookmaker };
    }
  }
  throw new Error('The feed has no event left');
}
