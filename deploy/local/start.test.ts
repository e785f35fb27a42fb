import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { takeLock } from './lock';
import { freePorts } from './ports';
import { ROOT } from './root';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-start-test-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Runs `npm start` as far as it goes. @returns all it says, and its exit code */
function start(env: NodeJS.ProcessEnv, nodeOptions: string[] = [], args: string[] = []): { said: string; code: number | null } {
  const script = path.join(ROOT, 'deploy', 'local', 'start.mjs');
  const run = spawnSync(process.execPath, [...nodeOptions, script, ...args], { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir, ...env } });
  return { said: (run.stdout + run.stderr).trim(), code: run.status };
}

test('a Node that is too old is told which one to install', () => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })";
  expect(start({}, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`])).toEqual({
    said: 'Oddsmates needs Node.js 20.19 or newer and this is 18.20.0: install a newer one from https://nodejs.org and try again.',
    code: 1,
  });
});

test('a taken port is one sentence that says what to do', async () => {
  const [port = 0] = await freePorts(1);
  const other = net.createServer().listen(port);
  await once(other, 'listening');
  expect(start({ PORT: String(port) })).toEqual({
    said: `Port ${port} is taken by another program: stop that program, or choose another port, such as PORT=${port + 1} npm start`,
    code: 1,
  });
  other.close();
});

test('a second launcher on the same data is told about the first', () => {
  const lock = takeLock(path.join(dataDir, 'launcher.lock'), 'http://localhost:8080');
  expect(start({})).toEqual({
    said: `Oddsmates already runs on the data in ${dataDir} (process ${process.pid}, http://localhost:8080): stop it first, or choose another folder, such as DATA_DIR=.data-2 npm start`,
    code: 1,
  });
  if ('release' in lock) lock.release();
});

test('a misspelt option is one sentence too', () => {
  expect(start({}, [], ['--dmeo'])).toEqual({
    said: '--dmeo is not understood: npm start -- [--real] [--demo] [--json-logs], with PORT and DATA_DIR from the environment',
    code: 1,
  });
});
