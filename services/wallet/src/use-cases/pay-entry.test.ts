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

const CONFLICT = { reason: 'CONFLICT' };

test('the fee goes from the bankroll to the pot', async () => {
  const [user, circuit] = [await league.member(), newId()];
  expect(await league.enter(user, circuit, 500n)).toEqual({ balance_cents: 99_500n });
  expect(await league.balance(user)).toBe(99_500n);
  expect(await league.pot(circuit)).toBe(500n);
});

test('the same entry again gives the same answer, whatever has happened since, and moves nothing', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  const first = await league.enter(user, circuit, 500n, entry);
  await league.bet(user, await league.book(), { amount: 100 });
  await league.freeze(user);
  expect(await league.enter(user, circuit, 500n, entry)).toEqual(first);
  expect(await league.pot(circuit)).toBe(500n);
});

test('a fee of 0.00 moves nothing and is remembered', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  expect(await league.enter(user, circuit, 0n, entry)).toEqual({ balance_cents: 100_000n });
  await expect(league.enter(user, circuit, 1n, entry)).rejects.toMatchObject(CONFLICT);
  expect(await league.refund(entry)).toEqual({ refunded_cents: 0n });
  await expect(league.enter(user, circuit, 0n, entry)).rejects.toMatchObject(CONFLICT);
});

test('entering again after a refund is another entry', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  await league.enter(user, circuit, 500n, entry);
  await league.refund(entry);
  expect(await league.enter(user, circuit, 500n)).toEqual({ balance_cents: 99_500n });
});

describe('refuses, and moves nothing:', () => {
  test('somebody without a bankroll, and one whose bankroll is frozen', async () => {
    const user = await league.member();
    await league.freeze(user);
    await expect(league.enter(user, newId(), 500n)).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
    await expect(league.enter(newId(), newId(), 500n)).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  });

  test('more than the bankroll, and says how much there is', async () => {
    const user = await league.member();
    await league.bet(user, await league.book(), { amount: 999.99 });
    const entering = league.enter(user, newId(), 2n);
    await expect(entering).rejects.toMatchObject({ message: 'INSUFFICIENT_FUNDS: Insufficient funds. Your balance is $0.01', details: { balance: 0.01 } });
    expect(await league.balance(user)).toBe(1n);
  });

  test('an entry that was given back, paid before or not', async () => {
    const [user, circuit, paid, never] = [await league.member(), newId(), newId(), newId()];
    await league.enter(user, circuit, 500n, paid);
    for (const entry of [paid, never]) {
      await league.refund(entry);
      await expect(league.enter(user, circuit, 500n, entry)).rejects.toMatchObject(CONFLICT);
    }
    expect(await league.balance(user)).toBe(100_000n);
  });

  test('another player, circuit or fee under the same id', async () => {
    const [user = '', other = ''] = await league.members(2);
    const [circuit, entry] = [newId(), newId()];
    await league.enter(user, circuit, 500n, entry);
    await expect(league.enter(other, circuit, 500n, entry)).rejects.toMatchObject(CONFLICT);
    await expect(league.enter(user, newId(), 500n, entry)).rejects.toMatchObject(CONFLICT);
    await expect(league.enter(user, circuit, 501n, entry)).rejects.toMatchObject(CONFLICT);
  });

  test('a pot that was paid out, and one of another league', async () => {
    const [user, circuit] = [await league.member(), newId()];
    await league.enter(user, circuit, 500n);
    const other = leagueOn(db);
    await expect(other.enter(await other.member(), circuit, 500n)).rejects.toMatchObject(CONFLICT);
    await league.payPot(circuit, { [user]: 500n });
    await expect(league.enter(await league.member(), circuit, 500n)).rejects.toMatchObject(CONFLICT);
  });

  test('a fee below zero', async () => {
    await expect(league.enter(await league.member(), newId(), -1n)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});
