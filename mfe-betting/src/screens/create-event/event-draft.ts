import { americanToDecimal, type Request } from '@oddsmates/sdk';
import dayjs, { type Dayjs } from 'dayjs';

/** Sports an event can have (spec section 3). */
export const SPORTS = [
  'Test Event', 'American Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer', 'MMA', 'Boxing', 'Tennis', 'Golf', 'Esports', 'Other',
] as const;

export type OddsType = 'moneyline' | 'spread';
export type BettingType = 'standard' | 'closest_guess';

/** The form. What Simple mode hides is absent on submit, and falls back to the defaults. */
export interface EventDraft {
  event_name: string;
  sport?: string;
  home_team?: string;
  away_team?: string;
  start?: Dayjs | null;
  end?: Dayjs | null;
  betting_type?: BettingType;
  odds_type?: OddsType;
  /** American. */
  home_odds?: number | null;
  away_odds?: number | null;
  /** Points, such as -3.5. */
  home_spread?: number | null;
  away_spread?: number | null;
}

const START_IN_HOURS = 1;
const END_IN_HOURS = 24;

/** What the form begins with (spec section 3, event form defaults). */
export const draftDefaults = (now: Dayjs = dayjs()) => ({
  event_name: 'Test Event',
  sport: 'Test Event',
  home_team: 'Team A',
  away_team: 'Team B',
  start: now.add(START_IN_HOURS, 'hour'),
  end: now.add(END_IN_HOURS, 'hour'),
  betting_type: 'standard',
  odds_type: 'moneyline',
  home_odds: -110,
  away_odds: 110,
  home_spread: -3.5,
  away_spread: 3.5,
}) satisfies EventDraft;

const MIN_PRICE = 1.01;
const MAX_PRICE = 1000;

/** Whether American odds are in the range that can be bet on, 1.01 to 1000.00 decimal. */
export function isOfferable(american: number): boolean {
  const price = americanToDecimal(american);
  return price >= MIN_PRICE && price <= MAX_PRICE;
}

/** The event as it is sent: empty sport and teams fall back to the defaults, American odds become decimal (spec section 5). */
export function createRequest(leagueId: string, draft: EventDraft, now: Dayjs = dayjs()): Request<'league.CreateEvent'> {
  const home_team = draft.home_team?.trim() || 'Team A';
  const away_team = draft.away_team?.trim() || 'Team B';
  const guessing = draft.betting_type === 'closest_guess';
  return {
    league_id: leagueId,
    event_name: draft.event_name.trim(),
    sport: draft.sport || 'Test Event',
    home_team,
    away_team,
    commence_time: (draft.start ?? now.add(START_IN_HOURS, 'hour')).toISOString(),
    end_time: (draft.end ?? now.add(END_IN_HOURS, 'hour')).toISOString(),
    betting_type: guessing ? 'closest_guess' : 'standard',
    market_data: guessing ? undefined : marketOf(draft, home_team, away_team),
  };
}

function marketOf(draft: EventDraft, homeTeam: string, awayTeam: string) {
  const home = { key: 'home', name: homeTeam, price: americanToDecimal(draft.home_odds) };
  const away = { key: 'away', name: awayTeam, price: americanToDecimal(draft.away_odds) };
  if (draft.odds_type !== 'spread') return { key: 'h2h', outcomes: [home, away] };
  return { key: 'spreads', outcomes: [{ ...home, point: draft.home_spread ?? 0 }, { ...away, point: draft.away_spread ?? 0 }] };
}
