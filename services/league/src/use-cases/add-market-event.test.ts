import { newId } from '@oddsmates/kit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import type { ExternalEvent } from '@oddsmates/proto/grpc/league/v1/event';
import { type AddMarketEventRequest, PostMarketEventRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { leagueHandlers } from '../handlers';
import { NOON, present, startLeague, type TestLeague } from '../testing/start-league';

const SPORT = 'basketball_summit';
let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => {
  t.wallet.reset();
  t.time.now = NOON;
});

async function founded() {
  const ann = t.user('ann');
  const { id } = await t.league(ann, 'Aces');
  const { events } = await t.calls.listSportEvents(t.as(ann), { sport_key: SPORT });
  return { ann, id, offered: present(events[0]), events };
}

function wish(leagueId: string, offered: ExternalEvent, more: Partial<AddMarketEventRequest> = {}): AddMarketEventRequest {
  return { league_id: leagueId, sport_key: SPORT, event_id: offered.id, bookmaker: 'northline', markets: ['totals', 'h2h'], ...more };
}

test('adds the event at the odds of the feed, its markets in the order asked, and opens the book until it starts', async () => {
  const { ann, id, offered } = await founded();
  const { event } = await t.calls.addMarketEvent(t.as(ann), wish(id, offered));
  const northline = present(offered.bookmakers.find(({ key }) => key === 'northline'));
  const market = (key: string) => present(northline.markets.find((each) => each.key === key));
  expect(event).toMatchObject({
    league_id: id, event_key: SPORT, event_id: offered.id, event_name: `${offered.home_team} vs ${offered.away_team}`, sport: 'Basketball',
    commence_time: offered.commence_time, end_time: undefined, home_team: offered.home_team, away_team: offered.away_team, betting_type: 'standard',
    source: 'market', markets: [market('totals'), market('h2h')], market_data: { key: 'totals' }, completed: false, status: 'open', betting_open: true,
  });
  const added = present(event);
  expect(t.wallet.books.get(added.id)).toMatchObject({
    league_id: id, external_event_id: offered.id, closes_at: offered.commence_time, odds_valid_until: undefined,
    markets: [{ key: 'totals', outcomes: [{ key: 'over', name: 'Over' }, { key: 'under', name: 'Under' }] }, { key: 'h2h', outcomes: [{ key: 'home' }, { key: 'away' }] }],
  });
  expect((await t.told(LeagueEventCreated)).filter(({ event_id }) => event_id === added.id)).toMatchObject([{ created_by: ann, event_name: added.event_name }]);
  expect(await t.db.query('SELECT bookmaker, taken_at FROM market_odds WHERE event_id = $1', [added.id])).toEqual([{ bookmaker: 'northline', taken_at: NOON }]);
});

test('the odds stay as they were while those of the feed move on, and betting ends with the start', async () => {
  const { ann, id, events } = await founded();
  const offered = present(events.at(-1));
  const { event } = await t.calls.addMarketEvent(t.as(ann), wish(id, offered));
  t.time.now = new Date(NOON.getTime() + 24 * 3_600_000);
  const later = await t.calls.listSportEvents(t.as(ann), { sport_key: SPORT });
  expect(later.events.find((each) => each.id === offered.id)?.bookmakers).not.toEqual(offered.bookmakers);
  const kept = async () => (await t.calls.getEvent(t.as(ann), { event_id: present(event).id })).event;
  expect(await kept()).toMatchObject({ markets: event?.markets, betting_open: true });
  t.time.now = new Date(offered.commence_time);
  expect(await kept()).toMatchObject({ betting_open: false, status: 'open' });
});

test('where odds can be bet at for an hour only, the book says until when', async () => {
  const { ann, id, offered } = await founded();
  const calls = leagueHandlers({ ...t.deps, oddsBetMaxAgeMs: 3_600_000 });
  const { event } = await calls.addMarketEvent(t.as(ann), wish(id, offered));
  expect(t.wallet.books.get(present(event).id)?.odds_valid_until).toBe('2026-03-01T13:00:00.000Z');
});

test('takes the shape of a bet as well, and believes nothing it says of the event', async () => {
  const { ann, id, offered } = await founded();
  const market_data = { bookmaker: 'harbourbet', markets: ['spreads'] };
  const said = { league_id: id, event_key: SPORT, event_id: offered.id, event_name: 'Free money', sport: 'Golf', home_team: 'X', commence_time: '2030-01-01T00:00:00Z', market_data };
  const { event } = await t.calls.postMarketEvent(t.as(ann), PostMarketEventRequest.fromPartial(said));
  expect(event).toMatchObject({ event_name: `${offered.home_team} vs ${offered.away_team}`, sport: 'Basketball', home_team: offered.home_team, commence_time: offered.commence_time, market_data: { key: 'spreads' } });
  const [other] = (await t.calls.listSportEvents(t.as(ann), { sport_key: 'icehockey_northern' })).events;
  const bySport = { league_id: id, sport: 'icehockey_northern', event_id: present(other).id, market_data };
  expect((await t.calls.postMarketEvent(t.as(ann), PostMarketEventRequest.fromPartial(bySport))).event?.sport).toBe('Hockey');
});

test('adds an event to a league once, to another league as well, and again once it was cancelled', async () => {
  const { ann, id, offered } = await founded();
  const attempts = await Promise.allSettled([1, 2, 3].map(() => t.calls.addMarketEvent(t.as(ann), wish(id, offered))));
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(t.calls.addMarketEvent(t.as(ann), wish(id, offered, { markets: ['spreads'] }))).rejects.toMatchObject({ reason: 'EVENT_ALREADY_ADDED' });
  const other = await t.league(ann, 'Kings');
  expect((await t.calls.addMarketEvent(t.as(ann), wish(other.id, offered))).event?.event_id).toBe(offered.id);
  const { events } = await t.calls.listEvents(t.as(ann), { league_id: id });
  expect(events).toHaveLength(1);
  await t.calls.cancelEvent(t.as(ann), { event_id: present(events[0]).id });
  expect((await t.calls.addMarketEvent(t.as(ann), wish(id, offered))).event?.status).toBe('open');
});

test('refuses what is not offered: event, bookmaker, market, sport, or an event that has started', async () => {
  const { ann, id, offered } = await founded();
  const refused = (more: Partial<AddMarketEventRequest>) => expect(t.calls.addMarketEvent(t.as(ann), wish(id, offered, more))).rejects.toMatchObject({ reason: 'MARKET_NOT_FOUND' });
  await refused({ event_id: 'nothing' });
  await refused({ bookmaker: 'nobody' });
  await refused({ sport_key: 'curling' });
  const [fight] = (await t.calls.listSportEvents(t.as(ann), { sport_key: 'mma_cage_series' })).events;
  await refused({ sport_key: 'mma_cage_series', event_id: present(fight).id, markets: ['h2h', 'spreads'] });
  t.time.now = new Date(offered.commence_time);
  await refused({});
  expect((await t.calls.listEvents(t.as(ann), { league_id: id })).events).toEqual([]);
});

test('is for the captain alone', async () => {
  const { ann, id, offered } = await founded();
  const bob = t.user('bob');
  await expect(t.calls.addMarketEvent(t.as(bob), wish(id, offered))).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await t.join(id, ann, bob);
  await expect(t.calls.addMarketEvent(t.as(bob), wish(id, offered))).rejects.toMatchObject({ reason: 'CAPTAIN_ONLY_EVENTS' });
  await expect(t.calls.addMarketEvent(t.as(ann), wish(newId(), offered))).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});

test('gives the first answer again under its request key, even after the event has left the feed', async () => {
  const { ann, id, offered } = await founded();
  const once = () => t.calls.addMarketEvent(t.as(ann, { idempotencyKey: 'add' }), wish(id, offered));
  const { event } = await once();
  t.time.now = new Date(offered.commence_time);
  expect((await once()).event?.id).toBe(event?.id);
  const another = t.calls.addMarketEvent(t.as(ann, { idempotencyKey: 'add' }), wish(id, offered, { markets: ['spreads'] }));
  await expect(another).rejects.toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
});

test('with the wallet down the event is there, and betting opens when the sweeper gets through', async () => {
  const { ann, id, events } = await founded();
  t.wallet.set('down', 'openBook');
  const { event } = await t.calls.addMarketEvent(t.as(ann), wish(id, present(events.at(-1))));
  expect(event).toMatchObject({ status: 'open', betting_open: false });
  t.wallet.reset();
  await t.sweepLater();
  expect((await t.calls.getEvent(t.as(ann), { event_id: present(event).id })).event?.betting_open).toBe(true);
});
