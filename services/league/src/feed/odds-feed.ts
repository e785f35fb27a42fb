import type { Market } from '../domain/market';

/** A sport, or a competition within one, whose events the feed offers. */
export type FeedSport = {
  key: string;
  /** The category it is listed under, 'Soccer'. */
  group: string;
  title: string;
  description: string;
  /** Whether it is in season. */
  active: boolean;
};

/** What one bookmaker offers on an event. */
export type FeedBookmaker = {
  key: string;
  title: string;
  /** Each market once, complete, its outcomes in the order home, away, draw or over, under. */
  markets: Market[];
  /** As of when the odds are: the oldest of its markets counts. */
  lastUpdate: Date;
};

/** An event that has not started, with what can be bet on. */
export type FeedEvent = {
  id: string;
  sport: FeedSport;
  commenceTime: Date;
  homeTeam: string;
  awayTeam: string;
  bookmakers: FeedBookmaker[];
  /** When the odds were taken from the feed. */
  readAt: Date;
};

/**
 * What became of an event. rescheduled: it was moved so far that the feed has it under another id, which is the event given. gone: it has
 * started, was called off, or was never there.
 */
export type EventReading = { state: 'offered'; event: FeedEvent } | { state: 'rescheduled'; event: FeedEvent } | { state: 'gone' };

/**
 * Where events and odds come from. Only what can be bet on comes through: events that have not started, markets that are complete.
 * Every method throws AppError FEED_UNAVAILABLE when nothing is known and nothing can be found out.
 */
export interface OddsFeed {
  /** The sports with events to bet on. */
  sports(): Promise<FeedSport[]>;
  /** The events of a sport, the next one first. @throws AppError SPORT_NOT_FOUND */
  events(sportKey: string): Promise<FeedEvent[]>;
  /** One event as it is now. @throws AppError SPORT_NOT_FOUND */
  event(sportKey: string, eventId: string): Promise<EventReading>;
}
