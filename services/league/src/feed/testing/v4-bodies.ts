import type { GivenEvent } from '../given';

/** An entry of /v4/sports. */
export type V4Sport = { key: string; group: string; title: string; description: string; active: boolean; has_outrights: boolean };
type V4Outcome = { name: string; price: number; point?: number };
type V4Market = { key: string; last_update?: string; outcomes: V4Outcome[] };
type V4Bookmaker = { key: string; title: string; last_update?: string; markets: V4Market[] };
/** An entry of /v4/sports/{sport}/odds. */
export type V4Event = {
  id: string;
  sport_key?: string;
  sport_title?: string;
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: V4Bookmaker[];
};

/** As the provider's guide shows it. */
export const SPORTS: readonly V4Sport[] = [
  { key: 'americanfootball_nfl', group: 'American Football', title: 'NFL', description: 'US Football', active: true, has_outrights: false },
  { key: 'americanfootball_nfl_super_bowl_winner', group: 'American Football', title: 'NFL Super Bowl Winner', description: 'Super Bowl Winner 2021/2022', active: true, has_outrights: true },
  { key: 'soccer_epl', group: 'Soccer', title: 'EPL', description: 'English Premier League', active: true, has_outrights: false },
];

/** The event of the provider's guide: the away team first, times on the bookmaker and on one market only. */
export const GUIDE_EVENT: V4Event = {
  id: 'bda33adca828c09dc3cac3a856aef176',
  sport_key: 'americanfootball_nfl',
  sport_title: 'NFL',
  commence_time: '2021-09-10T00:20:00Z',
  home_team: 'Tampa Bay Buccaneers',
  away_team: 'Dallas Cowboys',
  bookmakers: [
    {
      key: 'unibet',
      title: 'Unibet',
      last_update: '2021-06-10T13:33:18Z',
      markets: [
        { key: 'h2h', last_update: '2021-06-10T13:33:18Z', outcomes: [{ name: 'Dallas Cowboys', price: 3.4 }, { name: 'Tampa Bay Buccaneers', price: 1.33 }] },
        { key: 'spreads', outcomes: [{ name: 'Dallas Cowboys', price: 1.92, point: 6.5 }, { name: 'Tampa Bay Buccaneers', price: 1.9, point: -6.5 }] },
        { key: 'totals', outcomes: [{ name: 'Over', price: 1.91, point: 52.5 }, { name: 'Under', price: 1.91, point: 52.5 }] },
      ],
    },
  ],
};

/** Events of a sport in the provider's words. */
export function v4Events(sportKey: string, events: readonly GivenEvent[]): V4Event[] {
  return events.map(({ id, commenceTime, homeTeam, awayTeam, bookmakers }) => ({
    id,
    sport_key: sportKey,
    commence_time: seconds(commenceTime),
    home_team: homeTeam,
    away_team: awayTeam,
    bookmakers: bookmakers.map(({ key, title, lastUpdate, markets }) => ({
      key,
      title,
      ...(lastUpdate && { last_update: seconds(lastUpdate) }),
      markets: markets.map(({ key: market, outcomes }) => ({ key: market, outcomes: outcomes.map(({ name, price, point }) => ({ name, price, ...(point !== undefined && { point }) })) })),
    })),
  }));
}

function seconds(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, 'Z');
}
