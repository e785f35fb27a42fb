import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { eventually } from '../stack/eventually';
import { keepPostgres } from './keep-postgres';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-keep-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function one(url: string): Promise<number | undefined> {
  const client = new Client({ connectionString: url });
  // The server may go away under an open connection; the query tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ one: number }>('SELECT 1 AS one')).rows[0]?.one;
  } finally {
    await client.end();
  }
}

test('a server that is taken down stays down until it is brought back, at the same address', async () => {
  const notices: string[] = [];
  const kept = await keepPostgres({ dataDir: path.join(folder, 'taken-down'), durable: false }, (sentence) => notices.push(sentence));
  const bringBack = await kept.takeDown();
  await expect(one(kept.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await bringBack();
  expect(await one(kept.url)).toBe(1);
  expect(notices).toEqual([]);
  await kept.stop();
});

test('a server that is killed is started again at the same address', async () => {
  const dataDir = path.join(folder, 'cluster');
  const notices: string[] = [];
  const kept = await keepPostgres({ dataDir, durable: false }, (sentence) => notices.push(sentence));
  const pid = Number(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await eventually('the notice', async () => notices.length, (count) => count > 0);
  expect(notices[0]).toMatch(/^PostgreSQL ended .* and starts again in 0\.25 s$/);
  expect(await eventually('an answer', () => one(kept.url), (answer) => answer === 1)).toBe(1);
  await kept.stop();
});
