import type { CallName, Calls } from '@oddsmates/proto/api';
import { apiRequest, type ApiRequest } from '../stack/api-request';
import type { Person } from '../stack/people';
import { betRequest } from '../stack/place-bet';
import type { Deed, Profile } from './profiles';
import type { PlayedLeague } from './world';

/** What somebody does, and the request that does it. */
export interface Doing {
  deed: Deed;
  request: ApiRequest;
}

const STAKE = 1;

/** Deeds in the shares of a mix, each spread evenly over the whole: `count` of them. */
export function inShares(mix: Profile['mix'], count: number): Deed[] {
  const shares = Object.entries(mix) as [Deed, number][];
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  const done = new Map<Deed, number>();
  return Array.from({ length: count }, (_, index) => {
    // Whoever is furthest behind its share is next.
    const behind = shares.map(([deed, share]) => [deed, ((index + 1) * share) / whole - (done.get(deed) ?? 0)] as const);
    const [deed] = behind.reduce((most, each) => (each[1] > most[1] ? each : most));
    done.set(deed, (done.get(deed) ?? 0) + 1);
    return deed;
  });
}

/** Puts deeds into requests: in turn over the leagues, in each over its players, and a bet on the next event that its player has not bet on. */
export function doings(url: string, leagues: readonly PlayedLeague[], deeds: readonly Deed[]): Doing[] {
  const counts = new Map<Deed, number>();
  return deeds.map((deed) => {
    const number = counts.get(deed) ?? 0;
    counts.set(deed, number + 1);
    const league = leagues[number % leagues.length] as PlayedLeague;
    const turn = Math.floor(number / leagues.length);
    const player = league.players[turn % league.players.length] as Person;
    return { deed, request: requestOf(url, deed, league, player, turn) };
  });
}

function requestOf(url: string, deed: Deed, league: PlayedLeague, player: Person, turn: number): ApiRequest {
  const to = <N extends CallName>(name: N, request: Partial<Calls[N]['request']> = {}): ApiRequest => apiRequest(url, player.token, name, request);
  const round = Math.floor(turn / league.players.length);
  const event = league.events[round % league.events.length] as PlayedLeague['events'][number];
  switch (deed) {
    case 'bet':
      return to('wallet.PlaceBet', betRequest(event, { amount: STAKE, pick: turn % 2 === 0 ? 'home' : 'away' }));
    case 'chat':
      return to('chat.SendMessage', { league_id: league.id, message: `Line ${turn} of ${player.username}` });
    case 'read league':
      return to('league.GetLeague', { id: league.id });
    case 'read event':
      return to('league.GetEvent', { event_id: event.id });
    case 'read leagues':
      return to('league.ListLeagues');
    case 'read record':
      return to('wallet.GetBettingStats');
  }
}
