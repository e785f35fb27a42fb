import type { Db } from '@oddsmates/kit';
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

test('of 50 equal bets at once exactly one is recorded, though it takes the whole bankroll', async () => {
  const user = await league.member();
  const event = await league.book();
  const all = await many(50, () => league.bet(user, event, { amount: 1000 }));
  expect(succeeded(all)).toBe(1);
  expect(refusals(all)).toEqual(['AppError: ALREADY_BET: You have already placed a bet on this event.']);
  expect(await league.balance(user)).toBe(0n);
});

test('bets on many events at once never take more than the bankroll', async () => {
  const user = await league.member();
  const events = await Promise.all(Array.from({ length: 20 }, () => league.book()));
  const all = await many(20, (index) => league.bet(user, events[index] ?? '', { amount: 300 }));
  expect(succeeded(all)).toBe(3);
  expect(refusals(all)).toEqual(['AppError: INSUFFICIENT_FUNDS: Insufficient funds. Your balance is $100.00']);
});

test('bets that race a completion are recorded and settled, or neither', async () => {
  const users = await league.members(40);
  const event = await league.book();
  const [bets, summary] = await Promise.all([
    many(40, (index) => league.bet(users[index] ?? '', event, { amount: 100 })),
    until(async () => (await db.query('SELECT FROM bets LIMIT 5')).length === 5).then(() => league.settle(event)),
  ]);
  expect(refusals(bets)).toEqual(succeeded(bets) === 40 ? [] : ['AppError: EVENT_COMPLETED_NO_BET: This event has already completed. You cannot place a bet.']);
  expect(summary.won).toBe(succeeded(bets));
  const balances = await Promise.all(users.map((user) => league.balance(user)));
  expect(balances).toEqual(bets.map(({ status }) => (status === 'fulfilled' ? 109_100n : 100_000n)));
});

test('two settlements at once pay once, whoever names which result', async () => {
  const users = await league.members(10);
  const event = await league.book();
  for (const user of users) await league.bet(user, event, { amount: 100 });
  const all = await many(6, (index) => league.settle(event, { winning_outcome: index % 2 === 0 ? 'home' : 'away' }));
  expect(succeeded(all)).toBe(3);
  expect(refusals(all)).toHaveLength(1);
  const balances = new Set(await Promise.all(users.map((user) => league.balance(user))));
  expect([109_100n, 90_000n]).toContain([...balances][0]);
  expect(balances.size).toBe(1);
});

test('settling and voiding at once: one of them', async () => {
  const user = await league.member();
  const event = await league.book();
  await league.bet(user, event, { amount: 100 });
  expect(succeeded(await Promise.allSettled([league.settle(event), league.cancel(event)]))).toBe(1);
});

test('many events of one league settle at once, with the same bettors and no deadlock', async () => {
  const users = await league.members(15);
  const events = await Promise.all(Array.from({ length: 8 }, () => league.book()));
  for (const event of events) await Promise.all(users.map((user, index) => league.bet(user, event, { amount: 10, outcome: index % 3 === 0 ? 'away' : 'home' })));
  const before = await deadlocks();
  await Promise.all(events.map((event) => league.settle(event)));
  expect((await deadlocks()) - before).toBe(0n);
});

test('a settlement takes bankrolls by account, and only then what many wait for', async () => {
  // The shared accounts are older here, so the order of account numbers alone would take them first.
  const event = await league.book();
  const users = await league.members(20);
  for (const user of users) await league.bet(user, event, { amount: 10 });
  const holder = await db.pool.connect();
  const free = async () => {
    const rows = await db.query<{ kind: string }>('SELECT kind FROM ledger.balances FOR UPDATE SKIP LOCKED');
    return [...new Set(rows.map(({ kind }) => kind))].sort();
  };
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM ledger.balances WHERE account_id = (SELECT max(account_id) FROM bankrolls) FOR UPDATE`);
    const settling = league.settle(event);
    await until(async () => (await waiting()).length === 1);
    expect(await free()).toEqual(['house', 'mint', 'stakes']);
    await holder.query('ROLLBACK');
    expect(await settling).toMatchObject({ won: 20 });
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

const WAITING = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const waiting = () => db.query(`SELECT ${WAITING}`);

async function deadlocks(): Promise<bigint> {
  await db.query('SELECT pg_stat_force_next_flush()');
  return (await db.one<{ deadlocks: bigint }>('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()')).deadlocks;
}

describe('a process that dies in the middle leaves nothing half:', () => {
  /** Lets the work run until it waits for the lock, when all it writes before is written, and cuts its connection. */
  async function dyingAt(lock: string, work: () => Promise<unknown>): Promise<void> {
    const holder = await db.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(lock);
      const outcome = Promise.allSettled([work()]);
      await until(async () => {
        return (await db.query(`SELECT pg_terminate_backend(pid) ${WAITING}`)).length > 0;
      });
      expect((await outcome)[0]?.status).toBe('rejected');
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
  }

  test('a bet, after its stake was taken', async () => {
    const user = await league.member();
    const event = await league.book();
    await dyingAt('LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE', () => league.bet(user, event, { amount: 100 }));
    expect(await league.balance(user)).toBe(100_000n);
    expect((await league.bet(user, event, { amount: 100 })).balance).toBe(900);
  });

  test('a settlement, after everything was paid', async () => {
    const users = await league.members(5);
    const event = await league.book();
    for (const user of users) await league.bet(user, event, { amount: 100 });
    await dyingAt('SELECT FROM books FOR SHARE', () => league.settle(event));
    expect(await league.balance(users[0] ?? '')).toBe(90_000n);
    expect(await league.audit()).toEqual([]);
    expect(await league.settle(event)).toMatchObject({ won: 5 });
    expect(await db.query(`SELECT FROM outbox WHERE type = 'events.v1.BetsSettled'`)).toHaveLength(1);
  });

  test('a grant, before it was told', async () => {
    await dyingAt('LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE', () => league.member('00000000-0000-7000-8000-00000000000a'));
    expect(await db.query('SELECT FROM bankrolls')).toEqual([]);
    await league.member('00000000-0000-7000-8000-00000000000a');
  });
});

test('a bet shares no row lock with the other bets of its event: two in different slots do not wait for each other', async () => {
  const [one, two] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  await Promise.all([one, two].map((user) => league.member(user)));
  const event = await league.book();
  const holder = await db.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM books FOR UPDATE');
    await holder.query('SELECT FROM ledger.accounts FOR UPDATE');
    await holder.query(`SELECT FROM ledger.balances WHERE kind <> 'bankroll' AND slot <> 2 FOR UPDATE`);
    expect((await league.bet(two, event, { amount: 1 })).balance).toBe(999);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect((await league.bet(one, event, { amount: 1 })).balance).toBe(999);
});
