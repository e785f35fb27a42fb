import { metrics } from '@oddsmates/kit';
import { refusal, type Odd } from '../testing/fake-odds-api';
import { startProvider } from '../testing/start-provider';
import type { FeedSport } from '../odds-feed';

const NFL: FeedSport = { key: 'americanfootball_nfl', group: 'American Football', title: 'NFL', description: 'US Football', active: true };
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  provider = await startProvider('2026-11-21T12:00:00Z');
});
afterEach(() => provider.dispose());

const FAILURES: readonly [string, Odd, number, string][] = [
  ['a fault of the provider', { status: 500, body: 'oops' }, 3, 'FEED_UNAVAILABLE'],
  ['a gateway in front of it', { status: 503, body: '<html>' }, 3, 'FEED_UNAVAILABLE'],
  ['too many requests at once', refusal(429, 'EXCEEDED_FREQ_LIMIT'), 3, 'FEED_UNAVAILABLE'],
  ['429 without a body', { status: 429, body: '' }, 3, 'FEED_UNAVAILABLE'],
  ['an answer that breaks off', 'cut', 3, 'FEED_UNAVAILABLE'],
  ['no answer', 'silence', 3, 'FEED_UNAVAILABLE'],
  ['an answer that is no JSON', { status: 200, body: 'hello' }, 3, 'FEED_UNAVAILABLE'],
  ['an answer that is no list', { status: 200, body: {} }, 3, 'FEED_UNAVAILABLE'],
  ['a wrong request', refusal(422, 'INVALID_MARKET'), 1, 'FEED_UNAVAILABLE'],
  ['a wrong region', refusal(422, 'INVALID_REGION'), 1, 'FEED_UNAVAILABLE'],
  ['a refusal without a code', { status: 403, body: '' }, 1, 'FEED_UNAVAILABLE'],
  ['the end of the quota', refusal(401, 'OUT_OF_USAGE_CREDITS'), 1, 'FEED_UNAVAILABLE'],
  ['the end of the quota, said as 429', refusal(429, 'OUT_OF_USAGE_CREDITS'), 1, 'FEED_UNAVAILABLE'],
  ['a deactivated key', refusal(401, 'DEACTIVATED_KEY'), 1, 'FEED_UNAVAILABLE'],
  ['a sport that is gone', refusal(404, 'UNKNOWN_SPORT'), 1, 'SPORT_NOT_FOUND'],
];

test.each(FAILURES)('%s: tried as often as it can help, and refused with a reason', async (_, odd, attempts, reason) => {
  provider.api.next = [odd, odd, odd, odd];
  await expect(provider.source().events(NFL)).rejects.toMatchObject({ reason });
  expect(provider.api.calls).toHaveLength(attempts);
});

test.each(FAILURES.filter(([, , attempts]) => attempts > 1))('%s, once: the next attempt answers', async (_, odd) => {
  provider.api.next = [odd];
  expect(await provider.source().events(NFL)).toEqual([]);
  expect(provider.api.calls).toHaveLength(2);
});

test('a redirect is not followed: it would carry the key along', async () => {
  const elsewhere = await startProvider('2026-11-21T12:00:00Z');
  const away: Odd = { status: 302, body: '', headers: { location: `${elsewhere.api.url}/v4/sports/?apiKey=taken` } };
  provider.api.next = [away, away, away];
  await expect(provider.source().sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  expect(elsewhere.api.calls).toEqual([]);
  await elsewhere.dispose();
});

test('once the quota is used up nothing is asked until the first of next month', async () => {
  const source = provider.source();
  provider.api.next = [refusal(401, 'OUT_OF_USAGE_CREDITS', 'Usage quota has been reached.')];
  for (const now of ['2026-11-21T12:00:00Z', '2026-11-21T12:00:01Z', '2026-11-30T23:59:59Z']) {
    provider.time.now = new Date(now);
    await expect(source.events(NFL)).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  }
  expect(provider.api.calls).toHaveLength(1);
  provider.time.now = new Date('2026-12-01T00:00:00Z');
  expect(await source.events(NFL)).toEqual([]);
  expect(provider.lines.join()).toContain('"until":"2026-12-01T00:00:00.000Z"');
});

test('on the first of a month a used-up quota is tried every hour, since the renewal may be hours away', async () => {
  const source = provider.source();
  provider.time.now = new Date('2026-12-01T00:00:00Z');
  provider.api.next = [refusal(401, 'OUT_OF_USAGE_CREDITS')];
  await expect(source.sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  await expect(source.sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  expect(provider.api.calls).toHaveLength(1);
  provider.time.now = new Date('2026-12-01T01:00:00Z');
  expect(await source.sports()).toHaveLength(2);
});

test('a refused key is left alone for a quarter of an hour', async () => {
  const source = provider.source({ key: 'wrong' });
  await expect(source.sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  provider.time.now = new Date('2026-11-21T12:14:59Z');
  await expect(source.sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  expect(provider.api.calls).toHaveLength(1);
  provider.time.now = new Date('2026-11-21T12:15:00Z');
  await expect(source.sports()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  expect(provider.api.calls).toHaveLength(2);
});

test('the quota is told as figures, and what is not told is unknown, not 0', async () => {
  const quota = async () => (await metrics.metrics()).split('\n').filter((line) => line.startsWith('odds_feed_quota_requests{'));
  await provider.source().events(NFL);
  expect(await quota()).toEqual(['odds_feed_quota_requests{kind="remaining"} 497', 'odds_feed_quota_requests{kind="used"} 3', 'odds_feed_quota_requests{kind="last"} 3']);
  provider.api.next = [{ status: 200, body: [], headers: { 'x-requests-remaining': '12' } }];
  await provider.source().events(NFL);
  expect(await quota()).toEqual(['odds_feed_quota_requests{kind="remaining"} 12']);
  provider.api.next = [{ status: 200, body: [], headers: { 'x-requests-remaining': 'many' } }];
  await provider.source().events(NFL);
  expect(await quota()).toEqual([]);
});
