import type { Sport } from '@oddsmates/proto/grpc/league/v1/event';
import { leagueHandlers } from '../handlers';
import { startProvider } from '../feed/testing/start-provider';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test('lists every sport once by itself and once in its category', async () => {
  const { data } = await t.calls.browseMarket(t.as(t.user('ann')), {});
  // The list of a category is free-form in the contract; it holds the sports as they stand in `sports`.
  const groups = Object.entries((data?.grouped_sports ?? {}) as Record<string, Sport[]>);
  expect(groups.map(([group]) => group)).toEqual(['American Football', 'Baseball', 'Basketball', 'Ice Hockey', 'Mixed Martial Arts', 'Soccer', 'Tennis']);
  expect(new Map(groups).get('Soccer')?.map(({ key }) => key)).toEqual(['soccer_first_division', 'soccer_continental_cup']);
  expect(groups.flatMap(([, sports]) => sports)).toHaveLength(data?.sports.length ?? 0);
  expect(data?.sports[0]).toEqual({ key: 'americanfootball_gridiron', group: 'American Football', title: 'Gridiron League', description: 'Professional football', active: true });
});

test('says so when the provider cannot be reached', async () => {
  const provider = await startProvider('2026-03-01T12:00:00Z');
  const calls = leagueHandlers({ ...t.deps, feed: provider.feed() });
  await provider.dispose();
  await expect(calls.browseMarket(t.as(t.user('bob')), {})).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE', retryAfterS: expect.any(Number) });
});
