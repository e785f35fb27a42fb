import { newId, type Db } from '@oddsmates/kit';
import type { BookMarket } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { leagueOn, MARKETS, walletDatabase, type League } from '../testing/world';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
});
afterAll(() => db.close());

const books = (event: string) => db.query('SELECT 1 FROM books WHERE event_id = $1', [event]);

test('the same book may be opened any number of times, also at once', async () => {
  const event_id = newId();
  await Promise.all(Array.from({ length: 10 }, () => league.book({ event_id })));
  expect(await books(event_id)).toHaveLength(1);
  expect(await league.audit()).toEqual([]);
});

test('a book that was settled is still the same book', async () => {
  const event_id = await league.book();
  await league.settle(event_id);
  await expect(league.book({ event_id })).resolves.toBe(event_id);
});

test('another book for the same event is a conflict', async () => {
  const event_id = await league.book();
  await expect(league.book({ event_id, markets: MARKETS.slice(0, 1) })).rejects.toMatchObject({ reason: 'CONFLICT' });
  await expect(leagueOn(db).book({ event_id })).rejects.toMatchObject({ reason: 'CONFLICT' });
  await expect(league.book({ event_id, betting_type: 'closest_guess' })).rejects.toMatchObject({ reason: 'CONFLICT' });
});

const [h2h] = MARKETS;
const outcome = { key: 'home', name: 'Lakers', odds_hundredths: 191, point_tenths: undefined };
test.each([31, -32, 2_151, 2])('a line of %d tenths is refused', async (point_tenths) => {
  const outcomes = ['over', 'under'].map((key) => ({ key, name: key, odds_hundredths: 190, point_tenths }));
  const event_id = newId();
  await expect(league.book({ event_id, markets: [{ key: 'totals', outcomes }] })).rejects.toMatchObject({ reason: 'LINE_NOT_HALF' });
  expect(await books(event_id)).toEqual([]);
});

test.each([30, -35, 0, 2_155])('a line of %d tenths is taken', async (point_tenths) => {
  const outcomes = ['over', 'under'].map((key) => ({ key, name: key, odds_hundredths: 190, point_tenths }));
  expect(await books(await league.book({ markets: [{ key: 'totals', outcomes }] }))).toHaveLength(1);
});

test.each<[string, string, BookMarket[]]>([
  ['without a market', 'standard', []],
  ['with a market twice', 'standard', [...MARKETS.slice(0, 1), ...MARKETS.slice(0, 1)]],
  ['with an unknown market', 'standard', [{ key: 'corners', outcomes: h2h?.outcomes ?? [] }]],
  ['with one outcome', 'standard', [{ key: 'h2h', outcomes: [outcome] }]],
  ['with an outcome twice', 'standard', [{ key: 'h2h', outcomes: [outcome, outcome] }]],
  ['with odds of 1.00', 'standard', [{ key: 'h2h', outcomes: [outcome, { ...outcome, key: 'away', odds_hundredths: 100 }] }]],
  ['of guesses with a market', 'closest_guess', MARKETS],
])('a book %s is refused', async (_, betting_type, markets) => {
  const event_id = newId();
  await expect(league.book({ event_id, betting_type, markets })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  expect(await books(event_id)).toEqual([]);
});
