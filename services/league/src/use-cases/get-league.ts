import type { Context } from '@oddsmates/kit';
import type { GetLeagueRequest, GetLeagueResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireMember } from '../access';
import { describeLeague } from '../answers/describe-league';
import type { Deps } from '../deps';

/** A league with its members, circuits, events and the caller's balance. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE */
export async function getLeague(deps: Deps, ctx: Context, { id }: GetLeagueRequest): Promise<GetLeagueResponse> {
  const league = await requireMember(deps.db, id, ctx.userId);
  return { league: await describeLeague(deps, ctx, league) };
}
