import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratchDatabase, type ScratchDatabase } from '../testing';
import { migrate } from './migrate';
import { openDb } from './open-db';

let dir: string;
let database: ScratchDatabase;

beforeEach(async () => {
  database = await scratchDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await writeFile(path.join(dir, '0001_first.sql'), 'CREATE TABLE first (id int);');
  await writeFile(path.join(dir, '0002_second.sql'), 'ALTER TABLE first ADD COLUMN name text;');
});
afterEach(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

async function tables(): Promise<string[]> {
  const db = openDb(database.url, { name: 'test' });
  const rows = await db.query<{ name: string }>("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1");
  await db.close();
  return rows.map(({ name }) => name);
}

test('makes the tables of the kit and of the service, also when several replicas start at once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, [dir])));
  expect(await tables()).toEqual(['first', 'idempotency_keys', 'inbox', 'kit_migrations', 'migrations', 'outbox']);
});

test('runs what is new and nothing twice', async () => {
  await migrate(database.url, [dir]);
  await writeFile(path.join(dir, '0003_third.sql'), 'CREATE TABLE third (id int);');
  await migrate(database.url, [dir]);
  expect(await tables()).toContain('third');
});

test('a set with a faulty file leaves nothing of itself behind', async () => {
  await writeFile(path.join(dir, '0003_faulty.sql'), 'CREATE TABLE nonsense (');
  await expect(migrate(database.url, [dir])).rejects.toThrow(/syntax error/);
  expect(await tables()).not.toContain('first');
});

test('a file put before one that has run is refused', async () => {
  await migrate(database.url, [dir]);
  await writeFile(path.join(dir, '0001a_between.sql'), 'CREATE TABLE between_them (id int);');
  await expect(migrate(database.url, [dir])).rejects.toThrow(/preceding already run/);
});
