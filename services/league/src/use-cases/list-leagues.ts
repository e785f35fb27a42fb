import { peopleOf, type Context } from '@oddsmates/kit';
import type { ListLeaguesResponse } from '@oddsmates/proto/grpc/league/v1/league';
import type { GetLeagueStandingsResponse } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { leagueAnswer } from '../answers/league-answer';
import type { Deps } from '../deps';
import { LEAGUES_LISTED } from '../domain/limits';
import { sportsOf } from '../store/events';
import { leaguesOf } from '../store/leagues';
import { membersOf } from '../store/members';

/** How many leagues the wallet is asked about at a time: it tells standings league by league. */
const ASKED_AT_ONCE = 10;

/** The caller's leagues with their members, without circuits and events. @throws AppError UNAVAILABLE */
export async function listLeagues(deps: Deps, ctx: Context): Promise<ListLeaguesResponse> {
  const leagues = await leaguesOf(deps.db, ctx.userId, LEAGUES_LISTED);
  const ids = leagues.map((league) => league.id);
  const [members, sports, standings] = await Promise.all([membersOf(deps.db, ids), sportsOf(deps.db, ids), standingsOf(deps, ctx, ids)]);
  const people = await peopleOf(deps, ctx, [...leagues.map((league) => league.captain_id), ...members.map((member) => member.user_id)]);
  return {
    leagues: leagues.map((league, at) =>
      leagueAnswer({
        league,
        members: members.filter((member) => member.league_id === league.id),
        sports: sports.filter((entry) => entry.league_id === league.id).map(({ sport }) => sport),
        standings: standings[at] ?? { balance_cents: 0n, points: [] },
        people,
      }),
    ),
  };
}

async function standingsOf({ wallet }: Deps, ctx: Context, leagueIds: readonly string[]): Promise<GetLeagueStandingsResponse[]> {
  const standings: GetLeagueStandingsResponse[] = [];
  for (let from = 0; from < leagueIds.length; from += ASKED_AT_ONCE) {
    const some = leagueIds.slice(from, from + ASKED_AT_ONCE);
    standings.push(...(await Promise.all(some.map((league_id) => wallet.getLeagueStandings(ctx, { league_id, user_id: ctx.userId })))));
  }
  return standings;
}
