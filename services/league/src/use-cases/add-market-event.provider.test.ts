import type { AddMarketEventRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { startProvider } from '../feed/testing/start-provider';
import { GUIDE_EVENT, type V4Event } from '../feed/testing/v4-bodies';
import { leagueHandlers } from '../handlers';
import { present, startLeague, type TestLeague } from '../testing/start-league';

/** Adding an event while the provider of the odds moves it, falls silent or fails. */

const NFL = 'americanfootball_nfl';
const MOVED: V4Event = { ...GUIDE_EVENT, id: 'f'.repeat(32), commence_time: '2021-09-12T00:20:00Z' };
const START = new Date('2021-09-01T12:00:00Z');

let t: TestLeague;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(async () => {
  provider = await startProvider(START.toISOString());
  provider.api.events = () => [GUIDE_EVENT];
  t.time.now = START;
});
afterEach(() => provider.dispose());

async function founded() {
  const ann = t.user('ann');
  const { id: league_id } = await t.league(ann);
  const calls = leagueHandlers({ ...t.deps, feed: provider.feed() });
  const add = (more: Partial<AddMarketEventRequest> = {}) =>
    calls.addMarketEvent(t.as(ann), { league_id, sport_key: NFL, event_id: GUIDE_EVENT.id, bookmaker: 'unibet', markets: ['h2h'], ...more });
  return { ann, calls, add };
}

function wait(seconds: number): void {
  t.time.now = new Date(t.time.now.getTime() + seconds * 1_000);
  provider.time.now = t.time.now;
}

test('adds an event of the provider', async () => {
  const { add } = await founded();
  expect((await add({ markets: ['spreads', 'h2h'] })).event).toMatchObject({
    event_key: NFL, event_id: GUIDE_EVENT.id, event_name: 'Tampa Bay Buccaneers vs Dallas Cowboys', sport: 'American Football', source: 'market',
    markets: [{ key: 'spreads', outcomes: [{ key: 'home', price: 1.9, point: -6.5 }, { key: 'away', price: 1.92, point: 6.5 }] }, { key: 'h2h' }],
  });
});

test('odds that are too old are refused, until the provider answers again', async () => {
  const { ann, calls, add } = await founded();
  await calls.listSportEvents(t.as(ann), { sport_key: NFL });
  wait(901);
  provider.api.next = Array.from({ length: 3 }, () => ({ status: 503, body: '' }));
  await expect(add()).rejects.toMatchObject({ reason: 'ODDS_STALE', sentence: 'The odds are too old to bet on. Please try again in a moment.' });
  wait(10);
  expect((await add()).event?.status).toBe('open');
});

test('odds that are old but not too old are taken, with their age', async () => {
  const { ann, calls, add } = await founded();
  await calls.listSportEvents(t.as(ann), { sport_key: NFL });
  wait(900);
  provider.api.next = Array.from({ length: 3 }, () => ({ status: 503, body: '' }));
  const { event } = await add();
  expect(await t.db.query('SELECT taken_at FROM market_odds WHERE event_id = $1', [event?.id])).toEqual([{ taken_at: START }]);
});

test('without anything known of the sport the odds are not available', async () => {
  const { add } = await founded();
  provider.api.next = [{ status: 200, body: provider.api.sports }, ...Array.from({ length: 3 }, () => ({ status: 503, body: '' }))];
  await expect(add()).rejects.toMatchObject({ reason: 'FEED_UNAVAILABLE' });
});

test('an event that was moved while the captain looked at it is told as rescheduled', async () => {
  const { ann, calls, add } = await founded();
  await calls.listSportEvents(t.as(ann), { sport_key: NFL });
  wait(300);
  provider.api.events = () => [MOVED];
  await expect(add()).rejects.toMatchObject({
    reason: 'MARKET_NOT_FOUND',
    sentence: 'This event was rescheduled. Please choose it again at its new time.',
    details: { rescheduled_event_id: MOVED.id, commence_time: '2021-09-12T00:20:00.000Z' },
  });
  expect((await add({ event_id: MOVED.id })).event?.event_id).toBe(MOVED.id);
});

test('an event that was moved after it was added is not added a second time, unless the first is cancelled', async () => {
  const { ann, calls, add } = await founded();
  const first = present((await add()).event);
  wait(300);
  provider.api.events = () => [MOVED];
  await expect(add({ event_id: MOVED.id })).rejects.toMatchObject({ reason: 'EVENT_ALREADY_ADDED', details: { event_id: first.id, commence_time: '2021-09-12T00:20:00.000Z' } });
  await calls.cancelEvent(t.as(ann), { event_id: first.id });
  expect((await add({ event_id: MOVED.id })).event?.event_id).toBe(MOVED.id);
});

test('two meetings of the same teams are two events while both are offered', async () => {
  const { add } = await founded();
  provider.api.events = () => [GUIDE_EVENT, MOVED];
  await add();
  expect((await add({ event_id: MOVED.id })).event?.event_id).toBe(MOVED.id);
});
