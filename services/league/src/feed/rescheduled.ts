import type { FeedEvent } from './odds-feed';

/** What is known of an event from an earlier reading. */
export type KnownEvent = { id: string; sportKey: string; homeTeam: string; awayTeam: string; commenceTime: Date };

/** A later meeting of the same two is another event of the season, not this one moved. */
const MOVED_WITHIN_MS = 14 * 24 * 3_600_000;

/**
 * The event that an earlier one has become; undefined when it is still offered, or has no successor. A feed keeps an event's id while it is moved
 * by a few hours. Moved further it is a new event to the feed: same sport, same teams, another id, and the old id is silently gone.
 */
export function rescheduledTo(was: KnownEvent, offered: readonly FeedEvent[]): FeedEvent | undefined {
  if (offered.some((event) => event.id === was.id)) return undefined;
  const distance = (event: FeedEvent) => Math.abs(event.commenceTime.getTime() - was.commenceTime.getTime());
  return offered
    .filter((event) => event.sport.key === was.sportKey && event.homeTeam === was.homeTeam && event.awayTeam === was.awayTeam)
    .filter((event) => distance(event) <= MOVED_WITHIN_MS)
    .sort((one, other) => distance(one) - distance(other))[0];
}
