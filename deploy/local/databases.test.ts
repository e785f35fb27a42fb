import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createDatabases } from './databases';
import { startPostgres, type RunningPostgres } from './postgres';
import { passwordsFor } from './secrets';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-databases-test-'));
let server: RunningPostgres;
let urls: Record<string, string>;

beforeAll(async () => {
  server = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
  urls = await createDatabases(server.url, passwordsFor(['wallet', 'bus'], folder));
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a role may make tables in its own database', async () => {
  await query(urls['wallet'], 'CREATE TABLE kept AS SELECT 7 AS number');
  expect(await query(urls['wallet'], 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

test('a role may not even connect to the database of another', async () => {
  const foreign = new URL(urls['wallet'] ?? '');
  foreign.pathname = '/bus';
  await expect(query(foreign.href, 'SELECT 1')).rejects.toThrow('permission denied for database "bus"');
});

test('a second start keeps the data and the passwords', async () => {
  await query(urls['bus'], 'CREATE TABLE again AS SELECT 8 AS number');
  const again = await createDatabases(server.url, passwordsFor(['wallet', 'bus'], folder));
  expect(again).toEqual(urls);
  expect(await query(again['bus'], 'SELECT number FROM again')).toEqual([{ number: 8 }]);
});

test('lost passwords are replaced', async () => {
  fs.rmSync(path.join(folder, 'secrets.json'));
  urls = await createDatabases(server.url, passwordsFor(['wallet', 'bus'], folder));
  expect(await query(urls['wallet'], 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the passwords are readable by their owner alone', () => {
  expect(fs.statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});
