import type { StreamEvent } from './event';

/** What a query in the cache has read: the call's name and its request. */
type Read = { name: string; request: Record<string, unknown> };

/** The league that a call is about, if its request says so. */
function leagueOf({ name, request }: Read): unknown {
  return name === 'league.GetLeague' ? request.id : request.league_id;
}

const serviceOf = ({ name }: Read): string => name.split('.', 1)[0] ?? '';

/** Calls of the league service that no league changes. */
const OF_NO_LEAGUE = new Set(['league.BrowseMarket', 'league.ListSportEvents']);

/** Whether a call is about an event's league, or may be. */
function inLeague(read: Read, { league_id }: StreamEvent): boolean {
  const league = leagueOf(read);
  return serviceOf(read) === 'league' && !OF_NO_LEAGUE.has(read.name) && (league === undefined || league_id === undefined || league === league_id);
}

const isNot = (asked: unknown, changed: string | undefined): boolean => asked !== undefined && changed !== undefined && asked !== changed;

/** Which reads each kind of update makes stale. */
const CONCERNS: Record<string, (read: Read, event: StreamEvent) => boolean> = {
  chat: (read, event) => read.name === 'chat.ListMessages' && leagueOf(read) === event.league_id,
  notification: ({ name }) => name === 'social.ListNotifications',
  friends: (read) => serviceOf(read) === 'social' && read.name !== 'social.ListNotifications',
  // `money` of the profile is the sum of the balances, and one's own bets and figures come from the wallet.
  balance: (read, event) =>
    serviceOf(read) === 'wallet' || read.name === 'identity.GetProfile' || read.name === 'league.ListLeagues'
    || (read.name === 'league.GetLeague' && inLeague(read, event)),
  // A completed event changes scores of circuits too, and the points of friends.
  event: (read, event) => read.name === 'social.ListFriends' || (inLeague(read, event) && !isNot(read.request.event_id, event.event_id)),
  circuit: (read, event) => inLeague(read, event) && read.request.event_id === undefined && !(read.name === 'league.GetCircuit' && isNot(read.request.id, event.circuit_id)),
  // Who came or went has another sum of balances, and may see what was said.
  league: (read, event) => inLeague(read, event) || read.name === 'identity.GetProfile' || (read.name === 'chat.ListMessages' && leagueOf(read) === event.league_id),
  reset: () => true,
};

/** Whether an update makes a cached query stale, by its key. Kinds that are not known yet concern nothing. */
export function concerns(event: StreamEvent, queryKey: readonly unknown[]): boolean {
  const [name, request] = queryKey;
  if (event.kind === 'reset') return true;
  if (typeof name !== 'string') return false;
  return CONCERNS[event.kind]?.({ name, request: (request ?? {}) as Record<string, unknown> }, event) ?? false;
}
