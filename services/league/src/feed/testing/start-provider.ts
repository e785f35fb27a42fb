import { createLogger, inProcessCache } from '@oddsmates/kit';
import { openFeed, type FeedConfig } from '../open-feed';
import { oddsApiSource } from '../odds-api/odds-api-source';
import { KEY, startFakeOddsApi } from './fake-odds-api';

const REGIONS = 'us,uk';

/** A provider, a clock, and what reads the one by the other. Waits are so short that nobody notices them. */
export async function startProvider(now: string) {
  const api = await startFakeOddsApi();
  const time = { now: new Date(now) };
  const clock = () => time.now;
  const lines: string[] = [];
  const log = createLogger({ name: 'league', level: 'trace', destination: { write: (line) => void lines.push(line) } });
  const config: FeedConfig = { ODDS_API_KEY: KEY, ODDS_API_URL: api.url, ODDS_API_REGIONS: REGIONS, ODDS_CACHE_S: 300, ODDS_MAX_AGE_S: 900 };
  const times = { attemptMs: 500, totalMs: 2_000, firstWaitMs: 2, maxWaitMs: 4, tooFastWaitMs: 2 };
  return {
    api,
    time,
    clock,
    log,
    /** All that was logged. */
    lines,
    config,
    /** The source alone, without what is kept of it. */
    source: (overrides: { url?: string; key?: string } = {}) => oddsApiSource({ url: api.url, key: KEY, regions: REGIONS, clock, log, times, ...overrides }),
    /** The feed as the configuration makes it: of a process of its own, or of one that shares a cache with others. */
    feed: (cache = inProcessCache()) => openFeed(config, { clock, log, cache }),
    dispose: () => api.close(),
  };
}
