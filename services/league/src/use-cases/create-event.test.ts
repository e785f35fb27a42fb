import { newId } from '@oddsmates/kit';
import { LeagueEventCreated } from '@oddsmates/proto/grpc/events/v1/event';
import { CreateEventRequest } from '@oddsmates/proto/grpc/league/v1/league';
import { H2H, present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

async function founded() {
  const ann = t.user('ann');
  const { id } = await t.league(ann, 'Aces');
  return { ann, id };
}

test('fills in what Simple mode leaves out, opens the book and tells the members', async () => {
  const { ann, id } = await founded();
  const event = await t.event(id, ann, { event_name: 'Big game' });
  expect(event).toMatchObject({
    league_id: id, event_key: 'custom', event_id: event.id, event_name: 'Big game', sport: 'Test Event', home_team: 'Team A', away_team: 'Team B',
    commence_time: '2026-03-01T13:00:00.000Z', end_time: '2026-03-02T12:00:00.000Z', betting_type: 'standard', source: 'custom',
    completed: false, status: 'open', betting_open: true, user_bets: [], created_at: '2026-03-01T12:00:00.000Z',
    markets: [{ key: 'h2h', outcomes: [{ key: 'home', name: 'Team A', price: 1.91 }, { key: 'away', name: 'Team B', price: 2.1 }] }],
    market_data: { key: 'h2h', odds: { home: 1.91, away: 2.1 }, outcomeKey: undefined },
  });
  expect(t.wallet.books.get(event.id)).toMatchObject({
    league_id: id, league_name: 'Aces', external_event_id: event.id, event_name: 'Big game', sport: 'Test Event', betting_type: 'standard', closes_at: undefined,
    markets: [{ key: 'h2h', outcomes: [{ key: 'home', name: 'Team A', odds_hundredths: 191 }, { key: 'away', name: 'Team B', odds_hundredths: 210 }] }],
  });
  expect(await t.told(LeagueEventCreated)).toMatchObject([{ event_id: event.id, league_id: id, league_name: 'Aces', event_name: 'Big game', created_by: ann, member_ids: [ann] }]);
  expect((await t.calls.getEvent(t.as(ann), { event_id: event.id })).event).toEqual(event);
});

test('keeps the lines of a spread', async () => {
  const { ann, id } = await founded();
  const market_data = { key: 'spreads', outcomes: [{ name: 'home', price: 1.91, point: -3.5 }, { name: 'away', price: 1.91, point: 3.5 }] };
  const event = await t.event(id, ann, { market_data, home_team: 'Lakers', away_team: 'Bulls' });
  expect(event.market_data?.outcomes).toEqual([
    { key: 'home', name: 'Lakers', price: 1.91, point: -3.5 },
    { key: 'away', name: 'Bulls', price: 1.91, point: 3.5 },
  ]);
  expect(t.wallet.books.get(event.id)?.markets[0]?.outcomes.map((outcome) => outcome.point_tenths)).toEqual([-35, 35]);
});

test('a closest guess has a question and no odds', async () => {
  const { ann, id } = await founded();
  const event = await t.event(id, ann, { event_name: 'How many points?', betting_type: 'closest_guess' });
  expect(event).toMatchObject({ betting_type: 'closest_guess', markets: [{ key: 'closest_guess', outcomes: [] }], market_data: { key: 'closest_guess', odds: {} } });
  expect(t.wallet.books.get(event.id)).toMatchObject({ betting_type: 'closest_guess', markets: [] });
});

test('refuses wrong times, lines and markets, and makes nothing', async () => {
  const { ann, id } = await founded();
  const refused = (said: Parameters<typeof t.event>[2]) => t.event(id, ann, said);
  await expect(refused({ commence_time: '2026-03-02T12:00:00Z', end_time: '2026-03-02T12:00:00Z' })).rejects.toMatchObject({ reason: 'EVENT_ENDS_BEFORE_START' });
  const spread = (away: number) => ({ key: 'spreads', outcomes: [{ key: 'home', price: 2, point: -3.5 }, { key: 'away', price: 2, point: away }] });
  await expect(refused({ market_data: spread(3) })).rejects.toMatchObject({ reason: 'SPREADS_NOT_OPPOSITE' });
  await expect(refused({ market_data: undefined })).rejects.toMatchObject({ reason: 'INVALID_REQUEST', fields: { 'market_data.outcomes': 'Home and away both need odds.' } });
  expect((await t.calls.listEvents(t.as(ann), { league_id: id })).events).toEqual([]);
});

test('is for the captain alone', async () => {
  const { ann, id } = await founded();
  const bob = t.user('bob');
  await expect(t.event(id, bob)).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await t.join(id, ann, bob);
  await expect(t.event(id, bob)).rejects.toMatchObject({ reason: 'CAPTAIN_ONLY_EVENTS' });
  await expect(t.event(newId(), ann)).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});

test('makes one event for one request key, however often it is sent', async () => {
  const { ann, id } = await founded();
  const request = CreateEventRequest.fromPartial({ league_id: id, event_name: 'Once', market_data: H2H });
  const once = () => t.calls.createEvent(t.as(ann, { idempotencyKey: 'event' }), request);
  expect(await once()).toEqual(await once());
  expect((await t.calls.listEvents(t.as(ann), { league_id: id })).events).toHaveLength(1);
});

test.each(['down', 'lost', 'hang'] as const)('with the wallet set to %s betting stays closed until the sweeper has opened the book', async (fault) => {
  const { ann, id } = await founded();
  t.wallet.set(fault, 'openBook');
  const request = CreateEventRequest.fromPartial({ league_id: id, event_name: 'Later', market_data: H2H });
  const event = present((await t.calls.createEvent(t.as(ann, { deadline: new Date(Date.now() + 1_500) }), request)).event);
  expect(event).toMatchObject({ status: 'open', betting_open: false });
  const facts = async () => (await t.told(LeagueEventCreated)).filter((fact) => fact.event_id === event.id).length;
  expect(await facts()).toBe(0);

  t.wallet.reset();
  await t.sweepLater();
  expect((await t.calls.getEvent(t.as(ann), { event_id: event.id })).event?.betting_open).toBe(true);
  expect(await facts()).toBe(1);
});
