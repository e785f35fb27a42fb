import type { Response } from '@oddsmates/sdk';

/** The contract's messages, by the names this remote speaks of them. */
export type League = Response<'league.GetLeague'>;
export type Member = League['members'][number];
export type LeagueEvent = League['events'][number];
export type Market = LeagueEvent['markets'][number];
export type Outcome = Market['outcomes'][number];
export type UserBet = LeagueEvent['user_bets'][number];
export type Friend = Response<'social.ListFriends'>[number];
export type Circuit = Response<'league.GetCircuit'>;
export type ComponentEvent = Circuit['component_events'][number];
export type Participant = Circuit['participants'][number];
export type CircuitDecision = NonNullable<Circuit['decision']>;
