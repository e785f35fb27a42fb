import type { Context } from '@oddsmates/kit';
import type { GetEventRequest, GetEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireEventMember } from '../access';
import { describeEvents } from '../answers/describe-events';
import type { Deps } from '../deps';

/** One event, whatever its league. @throws AppError EVENT_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE */
export async function getEvent(deps: Deps, ctx: Context, { event_id }: GetEventRequest): Promise<GetEventResponse> {
  const event = await requireEventMember(deps.db, event_id, ctx.userId);
  const [answer] = await describeEvents(deps, ctx, [event]);
  return { event: answer };
}
