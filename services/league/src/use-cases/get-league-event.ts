import { AppError, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { GetLeagueEventRequest, GetLeagueEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireMember } from '../access';
import { describeEvents } from '../answers/describe-events';
import type { Deps } from '../deps';
import { findLeagueEvent } from '../store/events';

/** One event of a league. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, EVENT_NOT_IN_LEAGUE, UNAVAILABLE */
export async function getLeagueEvent(deps: Deps, ctx: Context, request: GetLeagueEventRequest): Promise<GetLeagueEventResponse> {
  const league = await requireMember(deps.db, request.league_id, ctx.userId);
  const event = await findLeagueEvent(deps.db, league.id, request.event_id);
  if (!event) throw new AppError(Reason.EVENT_NOT_IN_LEAGUE);
  const [answer] = await describeEvents(deps, ctx, [event]);
  return { event: answer };
}
