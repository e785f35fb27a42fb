import { Client } from 'pg';
import { scratchDatabase } from '../testing';
import { inTurn } from './in-turn';

test('statements of several workers run one after the other, also behind one that fails', async () => {
  const { url, drop } = await scratchDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const queries = inTurn(client);

  const outcomes = await Promise.allSettled([
    queries.query('SELECT pg_sleep(0.05)'),
    queries.query('SELECT nothing'),
    queries.one<{ one: number }>('SELECT 1 AS one'),
    queries.maybe('SELECT 1 WHERE false'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[2]).toMatchObject({ value: { one: 1 } });

  await client.end();
  await drop();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
