import { flag, id, known, list, number, oneOf, some, text, time, type Matching } from '@oddsmates/sdk/pact';
import type { Circuit, LeagueEvent } from '../contract';

export const leagueOfState = { id: known('leagueId') };

export const aMember = { id: id(), username: text('bob'), profile_image_url: text(''), points: number(19) };

const outcomes = some({ key: oneOf('home', 'away', 'draw', 'over', 'under'), name: text('Lakers'), price: number(1.91) });

/** An event of two sides, as its card reads it. */
export const anEvent = {
  id: id(), league_id: id(), event_name: text('Lakers vs Bulls'), sport: text('Basketball'), home_team: text('Lakers'), away_team: text('Bulls'), commence_time: time(),
  betting_type: oneOf('standard', 'closest_guess'), status: oneOf('open', 'completing', 'completed', 'cancelled'), completed: flag(false), betting_open: flag(true),
  markets: some({ key: oneOf('h2h', 'spreads', 'totals'), outcomes }), user_bets: list({ user_id: id(), username: text('bob') }),
} satisfies Matching<LeagueEvent>;

/** A circuit, as its card reads it. */
export const aCircuit = {
  id: id(), league_id: id(), name: text('Spring Cup'), status: oneOf('upcoming', 'active', 'completed'), entry_fee: text('15.00'), pot: text('30.00'), participant_count: number(2), joined: flag(true),
  component_events: some({ weight: number(1) }),
} satisfies Matching<Circuit>;

/** The same with what its own screen shows besides. */
export const wholeCircuit = {
  ...aCircuit,
  description: text('One weekend.'),
  component_events: some({
    weight: number(1),
    league_event: { id: id(), event_name: text('Lakers vs Bulls'), sport: text('Basketball'), commence_time: time(), completed: flag(false), status: oneOf('open', 'completing', 'completed', 'cancelled'), betting_open: flag(true), user_bets: list({ user_id: id() }) },
  }),
  participants: some({ user: { id: id(), username: text('bob') }, score: number(19), profile_image_url: text('') }),
} satisfies Matching<Circuit>;
