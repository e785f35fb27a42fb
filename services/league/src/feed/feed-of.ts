import { AppError, type Clock } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { EventReading, FeedEvent, FeedSport, OddsFeed } from './odds-feed';
import { rescheduledTo, type KnownEvent } from './rescheduled';

/** What a feed is made from. */
export interface OddsSource {
  /** @throws AppError FEED_UNAVAILABLE */
  sports(): Promise<FeedSport[]>;
  /** Sound events, the next one first; some may have started. @throws AppError SPORT_NOT_FOUND, FEED_UNAVAILABLE */
  events(sport: FeedSport): Promise<FeedEvent[]>;
}

/** How many events are remembered, so that one that is gone is known again under another id. */
const REMEMBERED = 5_000;

/** The feed over a source: knows which sports there are, offers nothing that has started, and finds events that were moved. */
export function feedOf(source: OddsSource, clock: Clock): OddsFeed {
  const known = new Map<string, KnownEvent>();

  function remember(events: readonly FeedEvent[]): void {
    for (const { id, sport, homeTeam, awayTeam, commenceTime } of events) {
      known.delete(id);
      known.set(id, { id, sportKey: sport.key, homeTeam, awayTeam, commenceTime });
    }
    for (const id of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(id);
    }
  }

  async function events(sportKey: string): Promise<FeedEvent[]> {
    // Asking for a sport that is not in the list would cost a request, whatever a caller makes up.
    const sport = (await source.sports()).find(({ key }) => key === sportKey);
    if (!sport) throw new AppError(Reason.SPORT_NOT_FOUND);
    const read = await source.events(sport);
    remember(read);
    // A feed tells of events in play in no other way than by their start.
    const now = clock();
    return read.filter((event) => event.commenceTime > now);
  }

  async function event(sportKey: string, eventId: string): Promise<EventReading> {
    const offered = await events(sportKey);
    const found = offered.find(({ id }) => id === eventId);
    if (found) return { state: 'offered', event: found };
    const was = known.get(eventId);
    const moved = was && was.commenceTime > clock() ? rescheduledTo(was, offered) : undefined;
    return moved ? { state: 'rescheduled', event: moved } : { state: 'gone' };
  }

  return { sports: () => source.sports(), events, event };
}
