import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres, type RunningPostgres } from './postgres';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-postgres-test-'));
const dataDir = path.join(folder, 'cluster');
const running: RunningPostgres[] = [];

async function start(): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, durable: false });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  fs.rmSync(folder, { recursive: true, force: true });
});

test('what was written is there after a clean stop and a new start', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as number');
  await first.stop();
  const second = await start();
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('a server that had a port of those for outgoing connections lost it to one of them while it started again', async () => {
  const server = await start();
  // Where systems begin to hand out: Linux at 32768, others higher up.
  expect(server.port).toBeLessThan(32_768);
  await server.stop();
});

test('a connection without the password is refused', async () => {
  const server = await start();
  const guess = new URL(server.url);
  guess.password = 'guess';
  await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
  await server.stop();
});

test('a server left behind by an earlier launcher is stopped first', async () => {
  const left = await start();
  const next = await start();
  await left.exited;
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('a stale postmaster.pid that names another program does not stop the start, nor that program', async () => {
  fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const server = await start();
  expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await server.stop();
});

test('a cluster that cannot start says why', async () => {
  const broken = path.join(folder, 'broken');
  fs.cpSync(dataDir, broken, { recursive: true });
  spawnSync('chmod', ['700', broken]);
  fs.writeFileSync(path.join(broken, 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(startPostgres({ dataDir: broken })).rejects.toThrow('no_such_setting');
});
