import { peopleOf, type Context } from '@oddsmates/kit';
import type { League } from '@oddsmates/proto/grpc/league/v1/league';
import type { Deps } from '../deps';
import { CIRCUITS_LISTED, EVENTS_LISTED } from '../domain/limits';
import { circuitsOf } from '../store/circuits';
import { eventsOf, sportsOf } from '../store/events';
import type { LeagueRow } from '../store/leagues';
import { membersOf } from '../store/members';
import { describeCircuits } from './describe-circuits';
import { betsOn, withBets } from './describe-events';
import { leagueAnswer } from './league-answer';

/**
 * A league as the caller, a member of it, sees it. One query per table and one call per kind, whatever the league's size.
 * @throws AppError UNAVAILABLE when the wallet cannot be reached: a league without its balances would be a wrong answer
 */
export async function describeLeague(deps: Deps, ctx: Context, league: LeagueRow): Promise<League> {
  const { db, wallet, clock } = deps;
  const [members, sports, circuits, events, standings] = await Promise.all([
    membersOf(db, [league.id]),
    sportsOf(db, [league.id]),
    circuitsOf(db, league.id, CIRCUITS_LISTED),
    eventsOf(db, league.id, EVENTS_LISTED),
    wallet.getLeagueStandings(ctx, { league_id: league.id, user_id: ctx.userId }),
  ]);
  const [bets, circuitAnswers] = await Promise.all([betsOn(deps, ctx, events), describeCircuits(deps, ctx, circuits)]);
  const people = await peopleOf(deps, ctx, [league.captain_id, ...members.map((member) => member.user_id), ...bets.map((bet) => bet.user_id)]);
  return {
    ...leagueAnswer({ league, members, sports: sports.map(({ sport }) => sport), standings, people }),
    circuits: circuitAnswers,
    events: withBets(events, bets, people, clock()),
  };
}
