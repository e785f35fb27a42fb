import { Client } from 'pg';
import { scratchDatabase } from '../testing';
import { inTurn } from './in-turn';
import { queriesOn } from './queries';
import type { Queries } from './types';

test('statements of several workers run one after the other, also behind one that fails', async () => {
  const { url, drop } = await scratchDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const counted = counting(queriesOn(client));
  const queries = inTurn(counted.queries);

  const outcomes = await Promise.allSettled([
    queries.query('SELECT pg_sleep(0.05)'),
    queries.query('SELECT nothing'),
    queries.one<{ one: number }>('SELECT 1 AS one'),
    queries.maybe('SELECT 1 WHERE false'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ value: { one: 1 } });
  expect(counted.mostAtOnce()).toBe(1);

  await client.end();
  await drop();
});

/** Counts how many statements are on their way at the same time. */
function counting(queries: Queries): { queries: Queries; mostAtOnce(): number } {
  let [now, most] = [0, 0];
  async function count<T>(statement: Promise<T>): Promise<T> {
    now += 1;
    most = Math.max(most, now);
    try {
      return await statement;
    } finally {
      now -= 1;
    }
  }
  return {
    queries: {
      query: (sql, params) => count(queries.query(sql, params)),
      one: (sql, params) => count(queries.one(sql, params)),
      maybe: (sql, params) => count(queries.maybe(sql, params)),
    },
    mostAtOnce: () => most,
  };
}
