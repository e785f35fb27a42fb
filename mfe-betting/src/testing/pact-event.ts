import { flag, id, known, list, number, oneOf, some, text, time, type Matching } from '@oddsmates/sdk/pact';
import type { LeagueEvent } from '../league-event/types';

/** The event of the provider state, as a call names it. */
export const eventOfState = { league_id: known('leagueId'), event_id: known('eventId') };

/** What every screen of an event reads of it, whatever its state. */
export const anyEvent = {
  id: id(),
  league_id: id(),
  event_name: text('Lakers vs Bulls'),
  sport: text('Basketball'),
  commence_time: time(),
  betting_type: oneOf('standard', 'closest_guess'),
  status: oneOf('open', 'completing', 'completed', 'cancelled'),
  completed: flag(false),
} satisfies Matching<LeagueEvent>;

/** Markets of whatever kind, with their odds. */
export const markets = some({ key: oneOf('h2h', 'spreads', 'totals'), outcomes: some({ key: oneOf('home', 'away', 'draw', 'over', 'under'), name: text('Lakers'), price: number(1.91) }) });

/** An event of two sides that can be bet on, as the slip reads it. */
export const openEvent = {
  ...anyEvent,
  betting_type: oneOf('standard'),
  event_key: text('custom'),
  home_team: text('Lakers'),
  away_team: text('Bulls'),
  betting_open: flag(true),
  markets,
  user_bets: list({ user_id: id() }),
} satisfies Matching<LeagueEvent>;
