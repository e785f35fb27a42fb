import { metrics } from '../metrics/metrics';
import { testDatabase, until } from '../testing';
import { openDb } from './open-db';
import type { Db } from './types';

let home: Db & { url: string };
let db: Db;
beforeEach(async () => {
  home = await testDatabase();
  db = openDb(home.url, { name: 'figures', maxConnections: 2 });
});
afterEach(async () => {
  await db.close();
  await home.close();
});

/** The lines of /metrics about this pool. */
const told = async () => (await metrics.metrics()).split('\n').filter((line) => line.includes('pool="figures"') && line.startsWith('db_pool'));

test('a pool tells who is busy and who waits, and nothing once it is closed', async () => {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (end = resolve));
  const transactions = Array.from({ length: 3 }, () => db.tx(() => held));
  await until(async () => (await told()).includes('db_pool_connections{pool="figures",state="busy"} 2'));
  expect(await told()).toEqual([
    'db_pool_connections{pool="figures",state="idle"} 0',
    'db_pool_connections{pool="figures",state="busy"} 2',
    'db_pool_connections_max{pool="figures"} 2',
    'db_pool_waiting_requests{pool="figures"} 1',
  ]);
  end();
  await Promise.all(transactions);
  expect(await told()).toContain('db_pool_waiting_requests{pool="figures"} 0');
  await db.close();
  expect(await told()).toEqual([]);
});

test('transactions are counted by how they ended', async () => {
  await db.tx((tx) => tx.query('SELECT 1'));
  await expect(db.tx(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const figures = await metrics.metrics();
  for (const outcome of ['committed', 'rolled_back']) expect(figures).toContain(`db_transaction_seconds_count{pool="figures",outcome="${outcome}"}`);
});
