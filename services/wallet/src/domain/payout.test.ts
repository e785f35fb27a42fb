import { money, ODDS_MAX, ODDS_MIN, odds, type Db } from '@oddsmates/kit';
import fc from 'fast-check';
import { walletDatabase } from '../testing/world';
import { payoutOf, pointsOf } from './payout';

const stakes = fc.bigInt(1n, 100_000_000_000n).map(money.cents);
const allOdds = fc.integer({ min: ODDS_MIN, max: ODDS_MAX }).map(odds.hundredths);

test.each([
  [10_000n, 191, 19_100n],
  [4_762n, 191, 9_095n], // 90.9542
  [50n, 101, 51n], // 0.505 rounds up
  [49n, 101, 49n], // 0.4949 rounds down
  [1n, 101, 1n],
  [1n, 150, 2n],
  [100_000n, 100_000, 100_000_000n],
])('%d cents at %d hundredths pay %d', (stake, price, payout) => {
  expect(payoutOf('won', money.cents(stake), odds.hundredths(price))).toBe(payout);
});

test('a lost bet pays nothing, push and void pay the stake', () => {
  const [stake, price] = [money.cents(1_234n), odds.hundredths(250)];
  expect([payoutOf('lost', stake, price), payoutOf('push', stake, price), payoutOf('void', stake, price)]).toEqual([0n, 1_234n, 1_234n]);
});

test('a won bet never pays less than its stake, and is off by at most half a cent', () => {
  fc.assert(
    fc.property(stakes, allOdds, (stake, price) => {
      const payout = payoutOf('won', stake, price);
      const error = 100n * payout - stake * BigInt(price);
      expect(payout >= stake).toBe(true);
      expect(error > -50n && error <= 50n).toBe(true);
    }),
  );
});

test.each([
  [191, 19],
  [205, 21], // 20.5 rounds up
  [204, 20],
  [101, 10],
  [100_000, 10_000],
])('a win at %d hundredths earns %d points', (price, points) => {
  expect(pointsOf('won', odds.hundredths(price))).toBe(points);
});

test.each(['lost', 'push', 'void'] as const)('%s earns no points', (result) => {
  expect(pointsOf(result, odds.hundredths(500))).toBe(0);
});

describe('the database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await walletDatabase();
  });
  afterAll(() => db.close());

  test('pays and scores a won bet as the rules do', async () => {
    const bets = fc.sample(fc.tuple(stakes, allOdds), 2_000);
    const rows = await db.query(
      'SELECT won_payout_cents(stake, odds) AS payout, won_points(odds) AS points FROM unnest($1::bigint[], $2::int[]) WITH ORDINALITY AS bet (stake, odds, place) ORDER BY place',
      [bets.map(([stake]) => stake), bets.map(([, price]) => price)],
    );
    expect(rows).toEqual(bets.map(([stake, price]) => ({ payout: payoutOf('won', stake, price), points: pointsOf('won', price) })));
  });
});
