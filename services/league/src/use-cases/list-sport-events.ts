import type { Context } from '@oddsmates/kit';
import type { ListSportEventsRequest, ListSportEventsResponse } from '@oddsmates/proto/grpc/league/v1/league';
import { externalEventAnswer } from '../answers/feed-answer';
import type { Deps } from '../deps';

/** The events of a sport that have not started, the next one first, with their odds. @throws AppError SPORT_NOT_FOUND, FEED_UNAVAILABLE */
export async function listSportEvents(
  { feed }: Pick<Deps, 'feed'>,
  _ctx: Context,
  { sport_key }: ListSportEventsRequest,
): Promise<ListSportEventsResponse> {
  return { events: (await feed.events(sport_key)).map(externalEventAnswer) };
}
