import { pause, type Cache, type Clock } from '@oddsmates/kit';
import { readWrittenEvents, writeEvents } from './feed-json';
import type { OddsSource } from './feed-of';
import type { FeedEvent, FeedSport } from './odds-feed';

/** Longer than a provider is waited for, its repetitions included. */
const READING_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/**
 * A source whose readings of odds serve all processes: each costs credits, so of several that want the same sport one reads it, and the others take what
 * that one has read. The list of sports is free, so each reads its own. Where the cache cannot be reached each reads for itself.
 */
export function sharedSource(source: OddsSource, { cache, clock, freshMs }: { cache: Cache; clock: Clock; freshMs: number }): OddsSource {
  async function kept(key: string): Promise<FeedEvent[] | undefined> {
    const text = await cache.get(key);
    const events = text === undefined ? undefined : readWrittenEvents(text);
    const readAt = events?.[0]?.readAt;
    // By the clock of the odds, not of the cache: a reading is as old as its odds.
    return readAt !== undefined && clock().getTime() - readAt.getTime() < freshMs ? events : undefined;
  }

  async function read(sport: FeedSport, key: string): Promise<FeedEvent[]> {
    const events = await source.events(sport);
    await cache.set(key, writeEvents(events), freshMs);
    return events;
  }

  async function events(sport: FeedSport): Promise<FeedEvent[]> {
    const key = `odds:${sport.key}`;
    const claim = `${key}:reading`;
    for (const giveUpAt = performance.now() + READING_MS; ; await pause(LOOK_AGAIN_MS)) {
      const known = await kept(key);
      if (known) return known;
      if (await cache.claim(claim, READING_MS)) break;
      if (performance.now() > giveUpAt) return read(sport, key);
    }
    try {
      // Between the look and the claim somebody may have read it.
      return (await kept(key)) ?? (await read(sport, key));
    } finally {
      await cache.forget(claim);
    }
  }

  return { sports: () => source.sports(), events };
}
