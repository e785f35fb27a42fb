import { inProcessCache } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';
import { z } from 'zod';
import { feedConfig, openMarket } from './open-feed';

const config = z.object(feedConfig);
const parts = { clock: () => new Date('2026-03-01T12:00:00Z'), log: silentLogger(), cache: inProcessCache() };

test('without a key the slate is the feed, odds may be a quarter of an hour old to be added and hold until the start', async () => {
  const market = openMarket(config.parse({}), parts);
  expect((await market.feed.sports()).map(({ key }) => key)).toContain('basketball_summit');
  expect(market).toMatchObject({ oddsMaxAgeMs: 900_000, oddsBetMaxAgeMs: undefined });
});

test('the ages are given in seconds', () => {
  expect(openMarket(config.parse({ ODDS_MAX_AGE_S: '60', ODDS_BET_MAX_AGE_S: '7200' }), parts)).toMatchObject({ oddsMaxAgeMs: 60_000, oddsBetMaxAgeMs: 7_200_000 });
});

test.each([{ ODDS_API_URL: 'ftp://x' }, { ODDS_API_URL: 'nowhere' }, { ODDS_API_REGIONS: 'us, uk' }, { ODDS_CACHE_S: '0' }, { ODDS_MAX_AGE_S: 'soon' }])(
  'the configuration %j is refused',
  (wrong) => {
    expect(config.safeParse(wrong).success).toBe(false);
  },
);
