import { idempotently, newId, type Context } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { CreateEventRequest, CreateEventResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { requireCaptain } from '../access';
import { eventAnswer } from '../answers/event-answer';
import type { Deps } from '../deps';
import { customMarket } from '../domain/custom-market';
import { eventTimes } from '../domain/event-times';
import { firstAttempt } from '../sagas/first-attempt';
import { tryOpenBook } from '../sagas/try-open-book';
import { insertEvent, type NewEvent } from '../store/event-changes';
import { getEvent } from '../store/events';

/**
 * Creates an event of the captain's own (spec sections 2, 3 and 5). Betting opens with its book at the wallet; when that cannot be reached the
 * event is there with betting closed, and opens as soon as the sweeper gets through.
 * @throws AppError LEAGUE_NOT_FOUND, NOT_A_MEMBER, CAPTAIN_ONLY_EVENTS, EVENT_ENDS_BEFORE_START, SPREADS_NOT_OPPOSITE, LINE_NOT_HALF,
 *   INVALID_REQUEST
 */
export async function createEvent(deps: Deps, ctx: Context, request: CreateEventRequest): Promise<CreateEventResponse> {
  const league = await requireCaptain(deps.db, request.league_id, ctx.userId, Reason.CAPTAIN_ONLY_EVENTS);
  const event = customEvent(request, league.captain_id, deps.clock());
  const created = await idempotently(deps.db, ctx, CreateEventResponse, 'CreateEvent', CreateEventRequest.encode(request), async (tx) => {
    await insertEvent(tx, event, firstAttempt(event.created_at));
    return CreateEventResponse.fromPartial({ event: { id: event.id } });
  });
  const id = created.event?.id ?? event.id;
  await tryOpenBook(deps, ctx, id);
  return { event: eventAnswer(await getEvent(deps.db, id), [], new Map(), deps.clock()) };
}

function customEvent(request: CreateEventRequest, createdBy: string, now: Date): NewEvent {
  const id = newId();
  const teams = { home: request.home_team || 'Team A', away: request.away_team || 'Team B' };
  const betting_type = request.betting_type ?? 'standard';
  const { commenceTime, endTime } = eventTimes(request.commence_time, request.end_time, now);
  return {
    id,
    league_id: request.league_id,
    event_key: 'custom',
    external_id: id,
    name: request.event_name,
    sport: request.sport || 'Test Event',
    home_team: teams.home,
    away_team: teams.away,
    commence_time: commenceTime,
    end_time: endTime,
    betting_type,
    source: 'custom',
    markets: betting_type === 'standard' ? [customMarket(request.market_data, teams)] : [],
    created_by: createdBy,
    created_at: now,
  };
}
