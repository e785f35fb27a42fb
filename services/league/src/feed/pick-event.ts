import { AppError, isoTime, isRefusal } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Market } from '../domain/market';
import type { EventReading, FeedEvent, OddsFeed } from './odds-feed';

/** Which event of the feed somebody wants, and at whose odds. */
export type Pick = { sportKey: string; eventId: string; bookmaker: string; markets: readonly string[] };

const MOVED = 'This event was rescheduled. Please choose it again at its new time.';

/**
 * The event and the markets asked for, in the order asked, as the feed has them now.
 * @throws AppError MARKET_NOT_FOUND, for a rescheduled event with its new id and time; ODDS_STALE when the feed has been silent for too long;
 *   FEED_UNAVAILABLE
 */
export async function pickEvent(feed: OddsFeed, pick: Pick, { now, maxAgeMs }: { now: Date; maxAgeMs: number }): Promise<{ event: FeedEvent; markets: Market[] }> {
  const reading = await read(feed, pick);
  if (reading.state === 'rescheduled') throw rescheduled(reading.event);
  if (reading.state === 'gone') throw new AppError(Reason.MARKET_NOT_FOUND);
  const { event } = reading;
  if (now.getTime() - event.readAt.getTime() > maxAgeMs) throw new AppError(Reason.ODDS_STALE);
  return { event, markets: pickMarkets(event, pick) };
}

async function read(feed: OddsFeed, { sportKey, eventId }: Pick): Promise<EventReading> {
  try {
    return await feed.event(sportKey, eventId);
  } catch (error) {
    // Its season is over: the event is offered no longer.
    if (isRefusal(error, Reason.SPORT_NOT_FOUND)) return { state: 'gone' };
    throw error;
  }
}

function rescheduled({ id, commenceTime }: FeedEvent): AppError {
  return new AppError(Reason.MARKET_NOT_FOUND, { sentence: MOVED, details: { rescheduled_event_id: id, commence_time: isoTime(commenceTime) } });
}

function pickMarkets({ bookmakers }: FeedEvent, { bookmaker, markets }: Pick): Market[] {
  const offered = bookmakers.find(({ key }) => key === bookmaker)?.markets ?? [];
  return [...new Set(markets)].map((wanted) => {
    const market = offered.find(({ key }) => key === wanted);
    if (!market) throw new AppError(Reason.MARKET_NOT_FOUND);
    return market;
  });
}
