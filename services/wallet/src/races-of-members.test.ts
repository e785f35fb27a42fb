/** What members do at once with circuits, and what happens around a removal. Bets and settlements: races.test.ts. */
import { newId, type Db } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { leagueOn, walletDatabase, type League } from './testing/world';

let db: Db & { url: string };
let league: League;
beforeEach(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
});
afterEach(async () => {
  expect(await league.audit()).toEqual([]);
  await db.close();
});

type Settled = PromiseSettledResult<unknown>;
const succeeded = (all: Settled[]) => all.filter(({ status }) => status === 'fulfilled').length;
const refusals = (all: Settled[]) => [...new Set(all.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])))];
const many = <T>(count: number, work: (index: number) => Promise<T>) => Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

const WAITING = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const waiting = () => db.query(`SELECT ${WAITING}`);

async function deadlocks(): Promise<bigint> {
  await db.query('SELECT pg_stat_force_next_flush()');
  return (await db.one<{ deadlocks: bigint }>('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')).deadlocks;
}

test('one entry paid many times at once moves one fee', async () => {
  const [user, circuit, entry] = [await league.member(), newId(), newId()];
  const all = await many(20, () => league.enter(user, circuit, 500n, entry));
  expect(succeeded(all)).toBe(20);
  expect(await league.balance(user)).toBe(99_500n);
});

test('many who open a pot at once find one pot', async () => {
  const [users, circuit] = [await league.members(20), newId()];
  await Promise.all(users.map((user) => league.enter(user, circuit, 500n)));
  expect(await league.pot(circuit)).toBe(10_000n);
});

test('an entry paid and given back at once ends without its fee in the pot', async () => {
  const user = await league.member();
  const circuit = newId();
  const entries = Array.from({ length: 10 }, () => newId());
  const all = await Promise.all(entries.map((entry) => Promise.allSettled([league.enter(user, circuit, 500n, entry), league.refund(entry)])));
  expect(refusals(all.flat())).toEqual(refusals(all.flat()).length === 0 ? [] : [expect.stringContaining('CONFLICT')]);
  expect([await league.balance(user), await league.pot(circuit)]).toEqual([100_000n, 0n]);
});

test('a refund that races the payout of its pot: one of them', async () => {
  const [ada = '', ben = ''] = await league.members(2);
  for (let round = 0; round < 5; round += 1) {
    const [circuit, entry] = [newId(), newId()];
    await league.enter(ada, circuit, 100n);
    await league.enter(ben, circuit, 100n, entry);
    const all = await Promise.allSettled([league.refund(entry), league.payPot(circuit, { [ada]: 200n })]);
    expect(succeeded(all)).toBe(1);
  }
});

test('two payouts at once with different shares: one of them', async () => {
  const [ada = '', ben = ''] = await league.members(2);
  const circuit = newId();
  for (const user of [ada, ben]) await league.enter(user, circuit, 500n);
  const all = await many(6, (index) => league.payPot(circuit, { [index % 2 === 0 ? ada : ben]: 1_000n }));
  expect(succeeded(all)).toBe(3);
});

test('a removal that races bets leaves no open bet behind', async () => {
  const user = await league.member();
  const events = await Promise.all(Array.from({ length: 20 }, () => league.book()));
  const [bets] = await Promise.all([
    many(20, (index) => league.bet(user, events[index] ?? '', { amount: 10 })),
    until(async () => (await db.query('SELECT FROM bets LIMIT 3')).length === 3).then(() => league.freeze(user)),
  ]);
  expect(refusals(bets)).toEqual(succeeded(bets) === 20 ? [] : ['AppError: NOT_A_MEMBER: You are not a member of this league']);
  expect(await db.query(`SELECT FROM bets WHERE status <> 'void'`)).toEqual([]);
  expect(await league.balance(user)).toBe(100_000n);
});

test('removals that race settlements of the same bets: each bet is closed once, and without a deadlock', async () => {
  const users = await league.members(6);
  const events = await Promise.all(Array.from({ length: 6 }, () => league.book()));
  for (const user of users) for (const event of events) await league.bet(user, event, { amount: 10 });
  const before = await deadlocks();
  await Promise.all([...events.map((event) => league.settle(event)), ...users.map((user) => league.freeze(user))]);
  expect((await deadlocks()) - before).toBe(0n);
  const bets = await db.query<{ status: string; payout_cents: bigint; user_id: string }>('SELECT status, payout_cents, user_id FROM bets');
  expect(bets.every(({ status, payout_cents }) => (status === 'won' ? payout_cents === 1_910n : status === 'void' && payout_cents === 1_000n))).toBe(true);
});

test('a removal lets the bets of others on the same event go on', async () => {
  const [gone = '', stays = ''] = await league.members(2);
  const event = await league.book();
  await league.bet(gone, event, { amount: 10 });
  const holder = await db.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM ledger.balances WHERE account_id = (SELECT account_id FROM bankrolls WHERE user_id = $1) FOR UPDATE', [gone]);
    const freezing = league.freeze(gone);
    await until(async () => (await waiting()).length === 1);
    expect((await league.bet(stays, event, { amount: 10 })).balance).toBe(990);
    await holder.query('ROLLBACK');
    expect(await freezing).toEqual({ voided: 1 });
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

describe('a process that dies in the middle leaves nothing half:', () => {
  test('a removal, once frozen, goes on with the same call', async () => {
    const user = await league.member();
    const event = await league.book();
    await league.bet(user, event, { amount: 100 });
    const holder = await db.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE');
      const freezing = Promise.allSettled([league.freeze(user)]);
      await until(async () => (await db.query(`SELECT pg_terminate_backend(pid) ${WAITING}`)).length > 0);
      expect((await freezing)[0]?.status).toBe('rejected');
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    expect(await league.balance(user)).toBe(90_000n);
    await expect(league.bet(user, await league.book(), { amount: 1 })).rejects.toThrow(/NOT_A_MEMBER/);
    expect(await league.freeze(user)).toEqual({ voided: 1 });
    expect(await league.balance(user)).toBe(100_000n);
  });
});
