import { refusal } from './testing/fake-odds-api';
import { startProvider } from './testing/start-provider';
import { GUIDE_EVENT } from './testing/v4-bodies';

const NFL = 'americanfootball_nfl';
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  provider = await startProvider('2021-09-01T12:00:00Z');
  provider.api.events = (key) => (key === NFL ? [GUIDE_EVENT] : []);
});
afterEach(() => provider.dispose());

const odds = () => provider.api.calls.filter((call) => call.includes('/odds/'));
const wait = (seconds: number) => (provider.time.now = new Date(provider.time.now.getTime() + seconds * 1_000));

test('however many look at a sport at a time, the provider is asked once', async () => {
  const feed = provider.feed();
  const readings = await Promise.all(Array.from({ length: 50 }, () => feed.events(NFL)));
  expect(readings.every(([event]) => event?.id === GUIDE_EVENT.id)).toBe(true);
  expect(odds()).toHaveLength(1);
  expect(provider.api.calls).toHaveLength(2);
});

test('each sport is read anew when its own reading is old', async () => {
  const feed = provider.feed();
  await feed.events(NFL);
  wait(200);
  await feed.events('soccer_epl');
  wait(100);
  await feed.events(NFL);
  await feed.events('soccer_epl');
  expect(odds().map((call) => call.split('/')[3])).toEqual([NFL, 'soccer_epl', NFL]);
});

test('nobody makes the provider be asked for a sport that is not in its list', async () => {
  const feed = provider.feed();
  for (const key of ['americanfootball_nfl_super_bowl_winner', 'upcoming', 'made_up']) {
    await expect(feed.events(key)).rejects.toMatchObject({ reason: 'SPORT_NOT_FOUND' });
  }
  expect(odds()).toEqual([]);
});

test('while the provider fails the last reading is shown, with the age it has', async () => {
  const feed = provider.feed();
  await feed.events(NFL);
  const readAt = provider.time.now;
  wait(600);
  provider.api.next = Array.from({ length: 3 }, () => ({ status: 500, body: '' }));
  expect(await feed.events(NFL)).toMatchObject([{ id: GUIDE_EVENT.id, readAt }]);
});

test('a sport that the provider no longer knows leaves the list', async () => {
  const feed = provider.feed();
  await feed.events(NFL);
  wait(300);
  provider.api.sports = provider.api.sports.filter(({ key }) => key !== NFL);
  await expect(feed.events(NFL)).rejects.toMatchObject({ reason: 'SPORT_NOT_FOUND' });
  expect((await feed.sports()).map(({ key }) => key)).toEqual(['soccer_epl']);
  expect(odds()).toHaveLength(2);
});

test('an event that was moved to another id is found again as rescheduled', async () => {
  const feed = provider.feed();
  await feed.events(NFL);
  wait(300);
  const moved = { ...GUIDE_EVENT, id: 'f'.repeat(32), commence_time: '2021-09-12T00:20:00Z' };
  provider.api.events = () => [moved];
  expect(await feed.event(NFL, GUIDE_EVENT.id)).toMatchObject({ state: 'rescheduled', event: { id: moved.id } });
});

test('with the quota used up, what was read before is still shown', async () => {
  const feed = provider.feed();
  await feed.events(NFL);
  wait(300);
  provider.api.next = [refusal(401, 'OUT_OF_USAGE_CREDITS')];
  expect(await feed.events(NFL)).toHaveLength(1);
  wait(301);
  expect(await feed.events(NFL)).toHaveLength(1);
  expect(odds()).toHaveLength(2);
  await expect(feed.events('soccer_epl')).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
});
