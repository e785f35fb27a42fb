import type { League, LeagueEvent, Market } from '../league-event/types';

export const ada = { id: 'u1', username: 'ada' };
export const adaSession = { token: 't', user: ada };

export const league: League = {
  id: 'l1', name: 'Night Owls', description: '', image: '', balance: 1000, sports: [], captain: ada, members: [], circuits: [], events: [],
  created_at: '2026-11-20T20:00:00.000Z',
};

/** A league that somebody else captains. */
export const othersLeague: League = { ...league, captain: { id: 'u2', username: 'bob' } };

export const moneyline = (home = 1.91, away = 2.1): Market => ({
  key: 'h2h',
  outcomes: [{ key: 'home', name: 'Lakers', price: home }, { key: 'away', name: 'Bulls', price: away }],
});

export const spreads: Market = {
  key: 'spreads',
  outcomes: [{ key: 'home', name: 'Lakers', price: 1.91, point: -3.5 }, { key: 'away', name: 'Bulls', price: 1.95, point: 3.5 }],
};

/** An open event of the captain's own at 1.91 to 2.10, with what is different about it. */
export function anEvent(changes: Partial<LeagueEvent> = {}): LeagueEvent {
  const markets = changes.markets ?? [moneyline()];
  return {
    id: 'e1', league_id: 'l1', event_key: 'custom', event_id: 'e1', event_name: 'Thursday night', sport: 'Basketball',
    commence_time: '2026-11-21T20:00:00.000Z', home_team: 'Lakers', away_team: 'Bulls', betting_type: 'standard', source: 'custom', markets,
    market_data: { key: markets[0]?.key ?? 'h2h', outcomes: markets[0]?.outcomes ?? [], odds: {} },
    completed: false, status: 'open', betting_open: true, user_bets: [], created_at: '2026-11-20T20:00:00.000Z',
    ...changes,
  };
}

/** A question: the nearest guess takes the pot. */
export const aQuestion = (changes: Partial<LeagueEvent> = {}): LeagueEvent =>
  anEvent({ event_name: 'How many goals?', betting_type: 'closest_guess', markets: [{ key: 'closest_guess', outcomes: [] }], ...changes });
