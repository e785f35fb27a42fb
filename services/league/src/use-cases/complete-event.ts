import { AppError, idempotently, type Context, type Tx } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { CompleteEventRequest, CompleteEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireEventCaptain } from '../access';
import { describeEvent } from '../answers/describe-events';
import type { Deps } from '../deps';
import { eventResult } from '../domain/event-result';
import { closeEvent } from '../sagas/close-event';
import { firstAttempt } from '../sagas/first-attempt';
import { beginCompleting } from '../store/event-changes';
import { lockEvent, type EventRow } from '../store/events';

/**
 * Ends an event with its result; once this has answered, every bet is settled. The result is written down first, with the row locked, so two
 * captains' clicks make one result; then {@link closeEvent} carries it out, and the sweeper does when this process cannot.
 * @throws AppError EVENT_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_COMPLETE, EVENT_ALREADY_COMPLETED, EVENT_CANCELLED, WINNING_OUTCOME_UNKNOWN,
 *   ACTUAL_VALUE_REQUIRED, SCORES_INCOMPLETE, SCORES_CONTRADICT; UNAVAILABLE when the wallet has still to settle: it will
 */
export async function completeEvent(deps: Deps, ctx: Context, request: CompleteEventRequest): Promise<CompleteEventResponse> {
  const { id } = await requireEventCaptain(deps.db, request.event_id, ctx.userId);
  await idempotently(deps.db, ctx, CompleteEventResponse, 'CompleteEvent', CompleteEventRequest.encode(request), async (tx) => {
    const event = await lockOpenEvent(tx, id);
    await beginCompleting(tx, id, eventResult(event, request), firstAttempt(deps.clock()));
    return CompleteEventResponse.create();
  });
  await closeEvent(deps, ctx, id);
  return { event: await describeEvent(deps, ctx, id) };
}

/** Locks an event that may still be completed or cancelled. @throws AppError EVENT_ALREADY_COMPLETED, EVENT_CANCELLED */
export async function lockOpenEvent(tx: Tx, eventId: string): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  if (event.status === 'completing' || event.status === 'completed') throw new AppError(Reason.EVENT_ALREADY_COMPLETED);
  if (event.status !== 'open') throw new AppError(Reason.EVENT_CANCELLED);
  return event;
}
