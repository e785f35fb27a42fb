import { peopleOf, type Context } from '@oddsmates/kit';
import type { ListLeaguesResponse } from '@oddsmates/proto/grpc/league/v1/league';
import type { LeagueStandings } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { leagueAnswer } from '../answers/league-answer';
import type { Deps } from '../deps';
import { LEAGUES_LISTED } from '../domain/limits';
import { sportsOf } from '../store/events';
import { leaguesOf } from '../store/leagues';
import { membersOf } from '../store/members';

/** The caller's leagues with their members, without circuits and events. @throws AppError UNAVAILABLE */
export async function listLeagues(deps: Deps, ctx: Context): Promise<ListLeaguesResponse> {
  const leagues = await leaguesOf(deps.db, ctx.userId, LEAGUES_LISTED);
  const ids = leagues.map((league) => league.id);
  const [members, sports, standings] = await Promise.all([membersOf(deps.db, ids), sportsOf(deps.db, ids), standingsOf(deps, ctx, ids)]);
  const people = await peopleOf(deps, ctx, [...leagues.map((league) => league.captain_id), ...members.map((member) => member.user_id)]);
  return {
    leagues: leagues.map((league) =>
      leagueAnswer({
        league,
        members: members.filter((member) => member.league_id === league.id),
        sports: sports.filter((entry) => entry.league_id === league.id).map(({ sport }) => sport),
        standings: standingsIn(standings, league.id),
        people,
      }),
    ),
  };
}

/** The standings by league, in one call; none for nobody's leagues. */
async function standingsOf({ wallet }: Deps, ctx: Context, leagueIds: string[]): Promise<Map<string, LeagueStandings>> {
  if (leagueIds.length === 0) return new Map();
  const { leagues } = await wallet.listStandings(ctx, { league_ids: leagueIds, user_id: ctx.userId });
  return new Map(leagues.map((standings) => [standings.league_id, standings]));
}

/** A balance that is not known is not told as 0. @throws Error when the wallet breaks its contract */
function standingsIn(standings: ReadonlyMap<string, LeagueStandings>, leagueId: string): LeagueStandings {
  const found = standings.get(leagueId);
  if (!found) throw new Error(`The wallet left out the league ${leagueId}`);
  return found;
}
