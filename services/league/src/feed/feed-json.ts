import type { FeedBookmaker, FeedEvent } from './odds-feed';

/** Events as text, for the cache. Dates are all that JSON does not know of them. */
export function writeEvents(events: readonly FeedEvent[]): string {
  return JSON.stringify(events);
}

type Written<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };
type WrittenEvent = Written<Omit<FeedEvent, 'bookmakers'>> & { bookmakers: Written<FeedBookmaker>[] };

/** Reads what {@link writeEvents} wrote. @throws SyntaxError for anything that is no JSON */
export function readWrittenEvents(text: string): FeedEvent[] {
  return (JSON.parse(text) as WrittenEvent[]).map(({ commenceTime, readAt, bookmakers, ...rest }) => ({
    ...rest,
    commenceTime: new Date(commenceTime),
    readAt: new Date(readAt),
    bookmakers: bookmakers.map(({ lastUpdate, ...bookmaker }) => ({ ...bookmaker, lastUpdate: new Date(lastUpdate) })),
  }));
}
