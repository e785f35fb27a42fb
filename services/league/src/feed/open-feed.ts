import type { Cache, Clock, Logger } from '@oddsmates/kit';
import { z } from 'zod';
import type { Market } from '../deps';
import { cachedSource } from './cached-source';
import { feedOf } from './feed-of';
import { oddsApiSource } from './odds-api/odds-api-source';
import type { OddsFeed } from './odds-feed';
import { sharedSource } from './shared-source';
import { slateSource } from './slate/slate-source';

const seconds = z.coerce.number().int().min(1).max(86_400);

/** The feed's configuration. Without a key the built-in slate is the feed. */
export const feedConfig = {
  /** A secret. */
  ODDS_API_KEY: z.string().min(1).optional(),
  ODDS_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.the-odds-api.com'),
  ODDS_API_REGIONS: z.string().regex(/^[a-z0-9_]+(,[a-z0-9_]+)*$/, 'must be a list such as us,uk').default('us'),
  /** How long a reading of a sport's odds serves everyone. */
  ODDS_CACHE_S: seconds.default(300),
  /** How old odds may be to be added to a league. */
  ODDS_MAX_AGE_S: seconds.default(900),
  /** How old odds may be to be bet at, counted from when they were taken from the feed. Left out, they hold until the event starts. */
  ODDS_BET_MAX_AGE_S: z.coerce.number().int().min(60).max(30 * 86_400).optional(),
};

/** The configuration as it is read. */
export type FeedConfig = z.infer<z.ZodObject<typeof feedConfig>>;

/** What a feed works with. */
export type FeedParts = {
  clock: Clock;
  log: Logger;
  /** Where what one process has read serves the others. */
  cache: Cache;
};

/** The feed that the configuration chooses. */
export function openFeed(config: FeedConfig, { clock, log, cache }: FeedParts): OddsFeed {
  if (config.ODDS_API_KEY === undefined) return feedOf(slateSource(clock), clock);
  const provider = oddsApiSource({ url: config.ODDS_API_URL, key: config.ODDS_API_KEY, regions: config.ODDS_API_REGIONS, clock, log });
  // Nothing is kept for longer than it could be used.
  const freshMs = Math.min(config.ODDS_CACHE_S, config.ODDS_MAX_AGE_S) * 1_000;
  return feedOf(cachedSource(sharedSource(provider, { cache, clock, freshMs }), { clock, freshMs }), clock);
}

/** The feed with the ages that the configuration allows its odds. */
export function openMarket(config: FeedConfig, parts: FeedParts): Market {
  const betMaxAgeS = config.ODDS_BET_MAX_AGE_S;
  return {
    feed: openFeed(config, parts),
    oddsMaxAgeMs: config.ODDS_MAX_AGE_S * 1_000,
    oddsBetMaxAgeMs: betMaxAgeS === undefined ? undefined : betMaxAgeS * 1_000,
  };
}
