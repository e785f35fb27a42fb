import { isRefusal, type Clock } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { OddsSource } from './feed-of';
import type { FeedEvent, FeedSport } from './odds-feed';
import { Readings } from './readings';

const MINUTE_MS = 60_000;
/** The list of sports changes with the seasons. */
const SPORTS_TIMES = { freshMs: 60 * MINUTE_MS, keptMs: 24 * 60 * MINUTE_MS, restMs: 5_000 };
/** While the provider fails, odds can be looked at for this long; how old they may be to be added is another matter (ODDS_STALE). */
const EVENTS_KEPT_MS = 60 * MINUTE_MS;
const RESTS_MS = 5_000;
/** How many sports' events are kept. */
const SPORTS_MAX = 100;
const LIST = 'sports';

/**
 * A source read as rarely as possible, since every reading of odds costs: one for all leagues, per sport, at most every `freshMs`.
 * A sport that the source no longer knows is dropped, and the list of sports is read anew.
 */
export function cachedSource(source: OddsSource, { clock, freshMs }: { clock: Clock; freshMs: number }): OddsSource {
  const lists = new Readings<FeedSport[]>({ clock, times: SPORTS_TIMES, max: 1 });
  const times = { freshMs, keptMs: Math.max(EVENTS_KEPT_MS, freshMs), restMs: RESTS_MS };
  const events = new Readings<FeedEvent[]>({ clock, times, max: SPORTS_MAX, readAt: ([first]) => first?.readAt });

  async function readEvents(sport: FeedSport): Promise<FeedEvent[]> {
    try {
      return await source.events(sport);
    } catch (error) {
      if (isRefusal(error, Reason.SPORT_NOT_FOUND)) {
        events.forget(sport.key);
        lists.forget(LIST);
      }
      throw error;
    }
  }

  return {
    sports: () => lists.get(LIST, () => source.sports()),
    events: (sport) => events.get(sport.key, () => readEvents(sport)),
  };
}
