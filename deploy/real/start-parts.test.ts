import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepRunning, untilReady } from '../local/keep-running';
import { cacheFolder } from './cache-folder';
import type { Part } from './part';
import { addressOf, startParts } from './start-parts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-parts-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const options = { dataDir: folder, line: () => undefined, notice: () => undefined };

/** A part whose server is this program of Node's. */
function part(name: string, program: string, isReady: () => boolean = () => true): Part {
  return {
    name,
    variables: [`${name}_URL`, `${name}_KEY`],
    get: async () => ({
      async run({ line, notice }) {
        const server = keepRunning({ name, command: [process.execPath, '-e', program], env: process.env, ask: async () => (isReady() ? 'ready' : 'not yet'), line, notice });
        await untilReady(server);
        return { server, env: { [`${name}_URL`]: `${name}://here` } };
      },
    }),
  };
}
const RUNS = 'process.stdin.resume()';

test('a server of ones own is taken from the environment, with all that is said of it, and nothing is started', () => {
  const env = { TEST_ONE_URL: 'one://there', TEST_ONE_KEY: 'key', ONE_URL: 'not for tests' };
  expect(addressOf(part('ONE', RUNS), 'TEST_', env)).toEqual({ ONE_URL: 'one://there', ONE_KEY: 'key' });
  expect(addressOf(part('ONE', RUNS), 'TEST_', { TEST_ONE_URL: '' })).toBeUndefined();
});

test('what can be had runs, what cannot is named, and both are told', async () => {
  const none: Part = { name: 'NONE', variables: ['NONE_URL'], get: async () => ({ missing: 'install it' }) };
  const started = await startParts([part('ONE', RUNS), none], options);
  expect(started).toMatchObject({ env: { ONE_URL: 'ONE://here' }, missing: { NONE: 'install it' } });
  expect(started.running['ONE']?.server.pid()).toBeGreaterThan(0);
  await started.stop();
  expect(started.running['ONE']?.server.pid()).toBeUndefined();
});

test('when one does not start, those that run already are stopped', async () => {
  const pids: string[] = [];
  const line = (source: string, text: string): void => {
    if (source === 'good') pids.push(text);
  };
  const good = part('GOOD', `console.log(process.pid); ${RUNS}`, () => pids.length > 0);
  const broken = part('BROKEN', 'process.exit(1)', () => false);
  await expect(startParts([good, broken], { ...options, line })).rejects.toThrow('BROKEN did not start');
  expect(() => process.kill(Number(pids[0]), 0)).toThrow('ESRCH');
});

test('what was installed is kept in the cache folder of the user, or where one wants it', () => {
  expect(cacheFolder('redis', { REAL_PARTS_DIR: '/var/parts' })).toBe(path.join('/var/parts', 'redis'));
  expect(cacheFolder('redis', { XDG_CACHE_HOME: '/home/me/cache' })).toBe(path.join('/home/me/cache', 'oddsmates', 'real-parts', 'redis'));
});
