import { testDatabase } from '../testing';
import { isConnectionFailure, isUniqueViolation } from './errors';
import { openDb } from './open-db';
import type { Db } from './types';

let db: Db & { url: string };

beforeAll(async () => {
  db = await testDatabase();
  await db.query('CREATE TABLE account (id int PRIMARY KEY, cents bigint NOT NULL)');
  await db.query('INSERT INTO account VALUES (1, 100), (2, 100)');
});
afterAll(() => db.close());

test('int8 is bigint, dates are text, numeric is text, times are Dates', async () => {
  const row = await db.one(`SELECT 9007199254740993::int8 AS big, '{1,2,NULL}'::int8[] AS bigs, '2026-01-31'::date AS day, 1.10::numeric AS exact,
    '2026-01-31T18:00:00Z'::timestamptz AS time, count(*) AS count FROM account`);
  expect(row).toEqual({ big: 9007199254740993n, bigs: [1n, 2n, null], day: '2026-01-31', exact: '1.10', time: new Date('2026-01-31T18:00:00Z'), count: 2n });
});

test('one and maybe insist on the number of rows', async () => {
  await expect(db.one('SELECT 1 WHERE false')).rejects.toThrow('got none');
  await expect(db.maybe('SELECT * FROM account')).rejects.toThrow('got 2');
  await expect(db.maybe('SELECT 1 WHERE false')).resolves.toBeUndefined();
});

test('a transaction that throws leaves nothing behind', async () => {
  const work = db.tx(async (tx) => {
    await tx.query('UPDATE account SET cents = 0');
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await db.query('SELECT cents FROM account WHERE cents = 0')).toEqual([]);
});

test('two transactions that deadlock both succeed, since the victim is run again', async () => {
  let runs = 0;
  let bothLocked: () => void = () => undefined;
  const meeting = new Promise<void>((resolve) => (bothLocked = resolve));
  const transfer = (from: number, to: number) =>
    db.tx(async (tx) => {
      runs += 1;
      await tx.query('UPDATE account SET cents = cents - 1 WHERE id = $1', [from]);
      if (runs === 2) bothLocked();
      await meeting;
      await tx.query('UPDATE account SET cents = cents + 1 WHERE id = $1', [to]);
    });
  await Promise.all([transfer(1, 2), transfer(2, 1)]);
  expect(runs).toBe(3);
  expect(await db.query('SELECT cents FROM account')).toEqual([{ cents: 100n }, { cents: 100n }]);
});

test('a breach of a unique constraint is told apart by its name', async () => {
  const error: unknown = await db.query('INSERT INTO account VALUES (1, 0)').catch((thrown: unknown) => thrown);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'account_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'another')).toBe(false);
});

test('a server that is not there is a connection failure, a wrong statement is not', async () => {
  const nowhere = openDb('postgres://localhost:1/none', { name: 'test' });
  const error: unknown = await nowhere.query('SELECT 1').catch((thrown: unknown) => thrown);
  expect(isConnectionFailure(error)).toBe(true);
  await nowhere.close();
  expect(isConnectionFailure(await db.query('SELEKT').catch((thrown: unknown) => thrown))).toBe(false);
});

test('a connection that the server ends during a transaction is not used again', async () => {
  const work = db.tx(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await db.query('SELECT pg_terminate_backend($1)', [pid]);
    await tx.query('SELECT 1');
  });
  expect(isConnectionFailure(await work.catch((thrown: unknown) => thrown))).toBe(true);
  await expect(Promise.all(Array.from({ length: 12 }, () => db.one('SELECT 1 AS one')))).resolves.toHaveLength(12);
});
