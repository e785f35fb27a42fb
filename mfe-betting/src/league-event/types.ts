import type { Response } from '@oddsmates/sdk';

/** An event of a league with its markets and who has bet, as the contract tells it. Prices are decimal odds, times ISO 8601. */
export type LeagueEvent = Response<'league.GetLeagueEvent'>;
export type Market = LeagueEvent['markets'][number];
export type Outcome = Market['outcomes'][number];
export type UserBet = LeagueEvent['user_bets'][number];
export type League = Response<'league.GetLeague'>;

/** Players guess a number instead of choosing an outcome at odds. */
export const isClosestGuess = (event: LeagueEvent): boolean => event.betting_type === 'closest_guess';
