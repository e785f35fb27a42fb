import type { Clock } from '@oddsmates/kit';
import type { OddsSource } from '../feed-of';
import type { GivenEvent } from '../given';
import type { FeedSport } from '../odds-feed';
import { readEvents } from '../read-event';
import { fixturesAround } from './fixtures';
import { bookmakersOn } from './odds';
import { SLATE_SPORTS } from './sports';

/** The built-in source: a rolling slate of made-up fixtures, drawn from the date, so that every process of every machine offers the same. */
export function slateSource(clock: Clock): OddsSource {
  return {
    sports: async () => SLATE_SPORTS.map(sportOf),
    events: async (sport) => readEvents(slateOf(sport.key, clock()), sport, clock()),
  };
}

/** The sport without how its events come about. */
export function sportOf({ key, group, title, description, active }: FeedSport): FeedSport {
  return { key, group, title, description, active };
}

/** What the slate has of a sport at a time, as a feed would give it: some of it has started. Nothing for an unknown sport. */
export function slateOf(sportKey: string, now: Date): GivenEvent[] {
  return SLATE_SPORTS.filter(({ key }) => key === sportKey).flatMap((sport) =>
    fixturesAround(sport, now).map((fixture) => ({ ...fixture, bookmakers: bookmakersOn(sport, fixture, now) })),
  );
}
