import { newId, type Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase } from '../testing/world';

let db: Db;
beforeAll(async () => {
  db = await walletDatabase();
});
afterAll(() => db.close());

const opened = () => db.query(`SELECT 1 FROM outbox WHERE type = 'events.v1.BankrollOpened'`);

test('a bankroll opens with 1,000.00 from the mint', async () => {
  const league = leagueOn(db);
  const user = await league.member();
  expect(await league.balance(user)).toBe(100_000n);
  expect(await league.audit()).toEqual([]);
});

test('the grant is paid once, however many ask for it at once', async () => {
  const league = leagueOn(db);
  const user = newId();
  const before = (await opened()).length;
  await Promise.all(Array.from({ length: 20 }, () => league.member(user)));
  expect(await league.balance(user)).toBe(100_000n);
  expect((await opened()).length).toBe(before + 1);
  expect(await league.audit()).toEqual([]);
});

test('who comes back finds the old balance', async () => {
  const league = leagueOn(db);
  const user = await league.member();
  const event = await league.book();
  await league.bet(user, event, { amount: 250 });
  await league.settle(event, { winning_outcome: 'away' });
  await league.freeze(user);
  await league.member(user);
  expect(await league.balance(user)).toBe(75_000n);
  expect(await db.one('SELECT frozen_at FROM bankrolls WHERE user_id = $1', [user])).toEqual({ frozen_at: null });
});

test('each league has its own bankroll', async () => {
  const [first, second] = [leagueOn(db), leagueOn(db)];
  const user = await first.member();
  await second.member(user);
  await first.bet(user, await first.book(), { amount: 1000 });
  expect([await first.balance(user), await second.balance(user)]).toEqual([0n, 100_000n]);
});
