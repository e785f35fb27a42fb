import { event, idempotently, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { LeagueUpdated } from '@oddsmates/proto/grpc/events/v1/league';
import { UpdateLeagueRequest, UpdateLeagueResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import { describeLeague } from '../answers/describe-league';
import type { Deps } from '../deps';
import { keepLeagueImage } from '../league-image';
import { getLeague, lockLeague, updateLeague as changeLeague } from '../store/leagues';
import { memberIds } from '../store/members';

/**
 * Changes what is given of a league's name, description and picture, and leaves the rest.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, NOT_THE_CAPTAIN, IMAGE_NOT_SUPPORTED, IMAGE_TOO_LARGE
 */
export async function updateLeague(deps: Deps, ctx: Context, request: UpdateLeagueRequest): Promise<UpdateLeagueResponse> {
  const { id } = await requireCaptain(deps.db, request.id, ctx.userId, Reason.NOT_THE_CAPTAIN);
  const image = await keepLeagueImage(deps.images, request.image);
  await idempotently(deps.db, ctx, UpdateLeagueResponse, 'UpdateLeague', UpdateLeagueRequest.encode(request), async (tx) => {
    await change(tx, request, image);
    return UpdateLeagueResponse.create();
  });
  return { league: await describeLeague(deps, ctx, await getLeague(deps.db, id)) };
}

async function change(tx: Tx, { id, name, description }: UpdateLeagueRequest, image: string | undefined): Promise<void> {
  await lockLeague(tx, id);
  const league = await changeLeague(tx, id, { name, description, image });
  const fact = { league_id: id, name: league.name, member_ids: await memberIds(tx, id) };
  await tx.publish(event('league.league', id, LeagueUpdated, fact));
}
