import { randomUUID } from 'node:crypto';
import { befriend, enrol, join, PASSWORD, type Person } from '../../stack/people';
import type { LeagueEvent } from '../../stack/place-bet';
import { sharedStack } from '../../stack/shared-stack';

export { befriend, join, PASSWORD, type Person };

/** A league with its captain and a member, and people who do not belong to it. */
export interface LeagueNight {
  captain: Person;
  member: Person;
  /** Knows nobody. */
  stranger: Person;
  /** A friend of the captain's, not invited. */
  friend: Person;
  leagueId: string;
}

/** Registers somebody whose name nobody has yet. */
export async function register(who: string): Promise<Person> {
  const username = `${who}-${randomUUID().slice(0, 8)}`;
  return enrol(sharedStack().url, username, `${username}@contract.example`);
}

/** Sets the scene that the thread of a league night is played in. */
export async function leagueNight(): Promise<LeagueNight> {
  const [captain, member, stranger, friend] = await Promise.all([register('captain'), register('member'), register('stranger'), register('friend')]);
  await befriend(captain, friend);
  const { id: leagueId } = await captain.api.call('league.CreateLeague', { name: 'Friday night', description: '' });
  await join(captain, leagueId, member);
  return { captain, member, stranger, friend, leagueId };
}

/** The odds of {@link createEvent}. */
export const ODDS = { home: 1.91, away: 2.1 };

/** What creates an event of two sides. */
export function eventRequest(leagueId: string, name = 'Lakers vs Bulls') {
  const outcomes = [
    { key: 'home', name: 'Lakers', price: ODDS.home },
    { key: 'away', name: 'Bulls', price: ODDS.away },
  ];
  return { league_id: leagueId, event_name: name, sport: 'Basketball', home_team: 'Lakers', away_team: 'Bulls', market_data: { key: 'h2h', outcomes } };
}

/** Creates an event that can be bet on. */
export async function createEvent({ captain, leagueId }: Pick<LeagueNight, 'captain' | 'leagueId'>, name?: string): Promise<LeagueEvent> {
  return captain.api.call('league.CreateEvent', eventRequest(leagueId, name));
}

/** What places a bet, as a page sends it; the amount may be anything. */
export function betRequest(event: LeagueEvent, market: Record<string, unknown> = {}) {
  const { league_id, event_key, event_id, event_name, sport, commence_time, home_team, away_team } = event;
  const market_data = { marketKey: 'h2h', outcomeKey: 'home', odds: ODDS.home, amount: 10, ...market };
  return { league_id, event_key, event_id, event_name, sport, commence_time, home_team, away_team, market_data };
}

/** What creates a circuit that costs nothing. */
export function circuitRequest(eventIds: string[], tiebreaker?: string) {
  const components = eventIds.map((league_event_id) => ({ league_event_id, weight: 1 }));
  return { name: 'Over the weekend', entry_fee: '0.00', component_events_data: components, ...(tiebreaker !== undefined && { tiebreaker_event_id: tiebreaker }) };
}
