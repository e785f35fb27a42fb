import { z } from 'zod';
import type { GivenEvent } from '../given';
import type { FeedSport } from '../odds-feed';

/** A list of which what does not fit is left out, so that one odd entry does not cost the others. */
function listOf<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const read = item.safeParse(entry);
      return read.success ? [read.data] : [];
    }),
  );
}

/** With 'Z' or an offset: a time without a zone could mean anything. */
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
/** Either place may lack it. */
const updated = time.optional().catch(undefined);

const sport = z.object({
  key: z.string().min(1).max(100),
  group: z.string().min(1).max(100).catch('Other'),
  title: z.string().max(200).optional().catch(undefined),
  description: z.string().max(500).optional().catch(undefined),
  active: z.boolean().catch(true),
  has_outrights: z.boolean().catch(false),
});

// A market with an outcome that does not fit is left out whole: without one of its outcomes it is another market.
const outcome = z.object({ name: z.string(), price: z.number(), point: z.number().nullish() });
const market = z.object({ key: z.string(), last_update: updated, outcomes: z.array(outcome) });
const bookmaker = z.object({ key: z.string(), title: z.string().catch(''), last_update: updated, markets: listOf(market).catch([]) });
const event = z.object({
  id: z.string(),
  commence_time: time,
  home_team: z.string(),
  away_team: z.string(),
  bookmakers: listOf(bookmaker).catch([]),
});

/** The sports that have events with two sides: those with outrights alone cannot be bet on here. */
export function readSports(body: unknown): FeedSport[] {
  return listOf(sport)
    .parse(body)
    .filter((each) => !each.has_outrights)
    .map(({ key, group, title, description, active }) => ({ key, group, title: title ?? key, description: description ?? '', active }));
}

/** The events of an answer of /odds. */
export function readGivenEvents(body: unknown): GivenEvent[] {
  return listOf(event)
    .parse(body)
    .map((each) => ({
      id: each.id,
      commenceTime: each.commence_time,
      homeTeam: each.home_team,
      awayTeam: each.away_team,
      bookmakers: each.bookmakers.map(({ key, title, last_update, markets }) => ({
        key,
        title,
        lastUpdate: last_update,
        markets: markets.map((given) => ({
          key: given.key,
          lastUpdate: given.last_update,
          outcomes: given.outcomes.map(({ name, price, point }) => ({ name, price, point: point ?? undefined })),
        })),
      })),
    }));
}
