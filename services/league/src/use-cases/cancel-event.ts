import { idempotently, type Context } from '@oddsmates/kit';
import { CancelEventRequest, CancelEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireEventCaptain } from '../access';
import { describeEvent } from '../answers/describe-events';
import type { Deps } from '../deps';
import { closeEvent } from '../sagas/close-event';
import { firstAttempt } from '../sagas/first-attempt';
import { beginCancelling } from '../store/event-changes';
import { lockOpenEvent } from './complete-event';

/**
 * Calls an event off; once this has answered, every bet on it is void (docs/domain-rules.md#settlement).
 * @throws AppError EVENT_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_COMPLETE, EVENT_ALREADY_COMPLETED, EVENT_CANCELLED; UNAVAILABLE when the
 *   wallet has still to void the bets: it will
 */
export async function cancelEvent(deps: Deps, ctx: Context, request: CancelEventRequest): Promise<CancelEventResponse> {
  const { id } = await requireEventCaptain(deps.db, request.event_id, ctx.userId);
  await idempotently(deps.db, ctx, CancelEventResponse, 'CancelEvent', CancelEventRequest.encode(request), async (tx) => {
    await lockOpenEvent(tx, id);
    await beginCancelling(tx, id, firstAttempt(deps.clock()));
    return CancelEventResponse.create();
  });
  await closeEvent(deps, ctx, id);
  return { event: await describeEvent(deps, ctx, id) };
}
