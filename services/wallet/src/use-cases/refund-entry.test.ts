import { newId, type Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';

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

test('the fee goes back once, however often it is asked for', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  await league.enter(user, circuit, 500n, entry);
  expect([await league.refund(entry), await league.refund(entry)]).toEqual([{ refunded_cents: 500n }, { refunded_cents: 500n }]);
  expect(await league.balance(user)).toBe(100_000n);
  expect(await league.pot(circuit)).toBe(0n);
});

test('a frozen bankroll gets its fee back', async () => {
  const [user, entry] = [await league.member(), newId()];
  await league.enter(user, newId(), 500n, entry);
  await league.freeze(user);
  await league.refund(entry);
  expect(await league.balance(user)).toBe(100_000n);
});

test('the fees of others stay in the pot', async () => {
  const [one = '', two = ''] = await league.members(2);
  const [circuit, entry] = [newId(), newId()];
  await league.enter(one, circuit, 500n, entry);
  await league.enter(two, circuit, 500n);
  await league.refund(entry);
  expect(await league.pot(circuit)).toBe(500n);
  expect(await league.balance(two)).toBe(99_500n);
});

test('an entry that was never paid gives back nothing', async () => {
  const entry = newId();
  expect([await league.refund(entry), await league.refund(entry)]).toEqual([{ refunded_cents: 0n }, { refunded_cents: 0n }]);
});

test('once the pot was paid out there is nothing to give back', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  await league.enter(user, circuit, 500n, entry);
  await league.payPot(circuit, { [user]: 500n });
  await expect(league.refund(entry)).rejects.toMatchObject({ reason: 'CONFLICT' });
  expect(await league.balance(user)).toBe(100_000n);
});

test('an entry given back before the pot was paid out still gives its first answer after', async () => {
  const [one = '', two = ''] = await league.members(2);
  const [circuit, entry] = [newId(), newId()];
  await league.enter(one, circuit, 500n, entry);
  await league.enter(two, circuit, 500n);
  await league.refund(entry);
  await league.payPot(circuit, { [two]: 500n });
  expect(await league.refund(entry)).toEqual({ refunded_cents: 500n });
});
