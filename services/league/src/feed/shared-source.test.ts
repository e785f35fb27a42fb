import { inProcessCache, type Cache } from '@oddsmates/kit';
import { refusal } from './testing/fake-odds-api';
import { startProvider } from './testing/start-provider';
import { GUIDE_EVENT } from './testing/v4-bodies';

const NFL = 'americanfootball_nfl';
let provider: Awaited<ReturnType<typeof startProvider>>;
let cache: Cache;
beforeEach(async () => {
  provider = await startProvider('2021-09-01T12:00:00Z');
  provider.api.events = () => [GUIDE_EVENT];
  cache = inProcessCache();
});
afterEach(() => provider.dispose());

const odds = () => provider.api.calls.filter((call) => call.includes('/odds/'));
const wait = (seconds: number) => (provider.time.now = new Date(provider.time.now.getTime() + seconds * 1_000));

test('of several processes that want the same odds at once one asks the provider, and all have the same', async () => {
  const readings = await Promise.all([provider.feed(cache), provider.feed(cache), provider.feed(cache)].map((feed) => feed.events(NFL)));
  expect(odds()).toHaveLength(1);
  expect(readings[1]).toEqual(readings[0]);
  expect(readings[2]).toEqual(readings[0]);
  expect(readings[0]).toMatchObject([{ id: GUIDE_EVENT.id, readAt: provider.time.now }]);
});

test('odds that another process has read grow old from when they were read', async () => {
  const [one, two] = [provider.feed(cache), provider.feed(cache)];
  await one.events(NFL);
  wait(200);
  await two.events(NFL);
  expect(odds()).toHaveLength(1);
  wait(100);
  await two.events(NFL);
  expect(odds()).toHaveLength(2);
});

test('what one process could not read another one tries', async () => {
  const one = provider.feed(cache);
  await one.sports();
  provider.api.next = [refusal(401, 'OUT_OF_USAGE_CREDITS')];
  await expect(one.events(NFL)).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
  expect(await provider.feed(cache).events(NFL)).toHaveLength(1);
});
