import { money, newId, type Db } from '@oddsmates/kit';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
import fc from 'fast-check';
import { sharePot } from '../domain/closest-guess';
import { leagueOn, MARKETS, walletDatabase, type League } from '../testing/world';
import { BETS_PER_EVENT } from './close-bets';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
});
afterAll(() => db.close());
afterEach(async () => {
  expect(await league.audit()).toEqual([]);
});

const status = async (user: string) => (await league.bets(user)).bets.map((bet) => [bet.status, bet.payout]);
const told = async (event: string) =>
  (await db.query<{ payload: Buffer }>(`SELECT payload FROM outbox WHERE key = $1 AND type = 'events.v1.BetsSettled' ORDER BY seq`, [event])).map(
    ({ payload }) => BetsSettled.decode(payload),
  );

test('won pays stake x odds, lost nothing, and the house makes up the difference', async () => {
  const [winner = '', loser = ''] = await league.members(2);
  const event = await league.book();
  await league.bet(winner, event, { amount: 47.62, outcome: 'home' });
  await league.bet(loser, event, { amount: 30, outcome: 'away' });
  expect(await league.settle(event)).toEqual({ bets: 2, won: 1, lost: 1, returned: 0, paid_cents: 9_095n });
  expect([await league.balance(winner), await league.balance(loser)]).toEqual([104_333n, 97_000n]);
  expect([await status(winner), await status(loser)]).toEqual([[['won', 90.95]], [['lost', 0]]]);
});

test('the score decides the other markets; what it cannot decide is void', async () => {
  const picks = [
    ['spreads', 'home', 'lost', 0],
    ['spreads', 'away', 'won', 19.2],
    ['totals', 'over', 'push', 10],
    ['h2h', 'home', 'won', 19.1],
  ] as const;
  const users = await league.members(picks.length);
  const [scored, unscored] = [await league.book(), await league.book()];
  for (const [index, [market, outcome]] of picks.entries()) {
    await league.bet(users[index] ?? '', scored, { amount: 10, market, outcome });
    await league.bet(users[index] ?? '', unscored, { amount: 10, market, outcome });
  }
  await league.settle(scored, { winning_outcome: 'home', home_score: 109, away_score: 106 });
  for (const [index, [, , result, payout]] of picks.entries()) {
    expect((await status(users[index] ?? ''))[1]).toEqual([result, payout]);
  }
  expect(await league.settle(unscored)).toMatchObject({ won: 1, lost: 0, returned: 3 });
});

test('settling again with the same result gives the same answer and moves nothing', async () => {
  const user = await league.member();
  const event = await league.book();
  await league.bet(user, event, { amount: 10 });
  const result = { winning_outcome: 'home', home_score: 3, away_score: 1 };
  const first = await league.settle(event, result);
  expect(await league.settle(event, result)).toEqual(first);
  expect(await league.balance(user)).toBe(100_910n);
  expect(await told(event)).toHaveLength(1);
});

test.each([
  ['another winner', { winning_outcome: 'away', home_score: 3, away_score: 1 }],
  ['another score', { winning_outcome: 'home', home_score: 4, away_score: 1 }],
  ['no score', { winning_outcome: 'home' }],
])('settling again with %s is a conflict', async (_, other) => {
  const event = await league.book();
  await league.settle(event, { winning_outcome: 'home', home_score: 3, away_score: 1 });
  await expect(league.settle(event, other)).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('a voided book cannot be settled, and a settled one not voided', async () => {
  const [voided, settled] = [await league.book(), await league.book()];
  await league.cancel(voided);
  await league.settle(settled);
  await expect(league.settle(voided)).rejects.toMatchObject({ reason: 'CONFLICT' });
  await expect(league.cancel(settled)).rejects.toMatchObject({ reason: 'CONFLICT' });
});

test('without a bet there is nothing to do or to tell', async () => {
  const [event, guesses] = [await league.book(), await league.guessBook()];
  const nothing = { bets: 0, won: 0, lost: 0, returned: 0, paid_cents: 0n };
  expect(await league.settle(event)).toEqual(nothing);
  expect(await league.settle(guesses, { actual_value_hundredths: 1n })).toEqual(nothing);
  expect(await told(event)).toEqual([]);
});

test('a result that does not fit the book is refused', async () => {
  await expect(league.settle(newId())).rejects.toMatchObject({ reason: 'EVENT_NOT_FOUND' });
  const event = await league.book();
  await expect(league.settle(event, { winning_outcome: 'draw' })).rejects.toMatchObject({ fields: { winning_outcome: 'Please select a winning outcome' } });
  await expect(league.settle(event, { winning_outcome: 'home', home_score: 1 })).rejects.toMatchObject({ fields: { home_score: 'Please enter both scores' } });
  await expect(league.settle(await league.guessBook())).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});

test('the nearest guess takes the pot and 30 points', async () => {
  const users = await league.members(3);
  const event = await league.guessBook();
  for (const [index, guess] of [40, 43, 50].entries()) await league.bet(users[index] ?? '', event, { amount: 10 * (index + 1), guess });
  const summary = await league.settle(event, { actual_value_hundredths: 4_200n });
  expect(summary).toEqual({ bets: 3, won: 1, lost: 2, returned: 0, paid_cents: 6_000n });
  expect(await Promise.all(users.map((user) => league.balance(user)))).toEqual([99_000n, 104_000n, 97_000n]);
  expect((await league.standings(users[1] ?? '')).points).toContainEqual({ user_id: users[1], points: 30 });
});

test('a single guess comes back without points', async () => {
  const user = await league.member();
  const event = await league.guessBook();
  await league.bet(user, event, { amount: 10, guess: 1 });
  expect(await league.settle(event, { actual_value_hundredths: 100n })).toMatchObject({ won: 0, returned: 1 });
  expect(await league.balance(user)).toBe(100_000n);
});

test('several equally near share the pot as the rules do, left-over cents to the earliest bet', async () => {
  const amount = fc.integer({ min: 1, max: 50_000 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ cents: amount, off: fc.constantFrom(-1, 1, 2) }), { minLength: 2, maxLength: 6 }), async (guesses) => {
      const users = await league.members(guesses.length);
      const event = await league.guessBook();
      for (const [index, { cents, off }] of guesses.entries()) await league.bet(users[index] ?? '', event, { amount: cents / 100, guess: 10 + off });
      await league.settle(event, { actual_value_hundredths: 1_000n });
      const nearest = Math.min(...guesses.map(({ off }) => Math.abs(off)));
      const pot = money.cents(guesses.reduce((sum, { cents }) => sum + BigInt(cents), 0n));
      const shares = sharePot(pot, guesses.filter(({ off }) => Math.abs(off) === nearest).map(({ cents }) => money.cents(BigInt(cents))));
      for (const [index, { cents, off }] of guesses.entries()) {
        const won = Math.abs(off) === nearest ? shares.shift() : 0n;
        expect(await league.balance(users[index] ?? '')).toBe(100_000n - BigInt(cents) + (won ?? 0n));
      }
    }),
    { numRuns: 15 },
  );
});

/** More would wait in vain for a connection of the pool on a busy machine. */
const AT_ONCE = 20;

test('bettors are told in chunks, each bet once, with what it paid and earned', async () => {
  const users = await league.members(BETS_PER_EVENT + 1);
  const event = await league.book({ markets: MARKETS.slice(0, 1) });
  for (let first = 0; first < users.length; first += AT_ONCE) {
    const group = users.slice(first, first + AT_ONCE);
    await Promise.all(group.map((user, index) => league.bet(user, event, { amount: 10, outcome: first + index === 0 ? 'home' : 'away' })));
  }
  await league.settle(event);
  const facts = await told(event);
  expect(facts.map(({ bets }) => bets.length)).toEqual([BETS_PER_EVENT, 1]);
  const bets = facts.flatMap((fact) => fact.bets);
  expect(new Set(bets.map(({ user_id }) => user_id))).toEqual(new Set(users));
  expect(bets.find(({ user_id }) => user_id === users[0])).toMatchObject({ status: 'won', stake_cents: 1_000n, payout_cents: 1_910n, points: 19 });
  expect(facts[0]).toMatchObject({ event_id: event, league_id: league.leagueId, event_name: 'Lakers vs Bulls' });
});
