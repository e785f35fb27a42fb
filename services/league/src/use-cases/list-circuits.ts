import type { Context } from '@oddsmates/kit';
import type { ListCircuitsRequest, ListCircuitsResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireMember } from '../access';
import { describeCircuits } from '../answers/describe-circuits';
import type { Deps } from '../deps';
import { CIRCUITS_LISTED } from '../domain/limits';
import { circuitsOf } from '../store/circuits';

/** A league's circuits: those that are not decided first, then the newest. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE */
export async function listCircuits(deps: Deps, ctx: Context, { league_id }: ListCircuitsRequest): Promise<ListCircuitsResponse> {
  const league = await requireMember(deps.db, league_id, ctx.userId);
  return { circuits: await describeCircuits(deps, ctx, await circuitsOf(deps.db, league.id, CIRCUITS_LISTED)) };
}
