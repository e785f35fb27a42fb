import type { Context } from '@oddsmates/kit';
import type { ListEventsRequest, ListEventsResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireMember } from '../access';
import { describeEvents } from '../answers/describe-events';
import type { Deps } from '../deps';
import { EVENTS_LISTED } from '../domain/limits';
import { eventsOf } from '../store/events';

/** A league's events, open ones first, then by start. @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, UNAVAILABLE */
export async function listEvents(deps: Deps, ctx: Context, request: ListEventsRequest): Promise<ListEventsResponse> {
  const league = await requireMember(deps.db, request.league_id, ctx.userId);
  const events = await eventsOf(deps.db, league.id, request.limit ?? EVENTS_LISTED, request.before);
  return { events: await describeEvents(deps, ctx, events) };
}
