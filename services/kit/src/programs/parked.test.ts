import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { StoredEvent } from '../bus/bus';
import { newId } from '../ids/ids';
import { testBus, until } from '../testing';

const run = (args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(__dirname, 'parked.ts'), ...args], { env: { ...process.env, ...env } });

let bus: Awaited<ReturnType<typeof testBus>>;
beforeEach(async () => {
  bus = await testBus({ maxAttempts: 1 });
});
afterEach(() => bus.close());

test('an operator sees what could not be handled and delivers it once more', async () => {
  const poison: StoredEvent = { id: newId(), topic: 'wallet.bet', key: 'bet-1', type: 'test.v1.Happened', time: new Date(), payload: new Uint8Array() };
  const handled: string[] = [];
  let attempts = 0;
  await bus.subscribe('social', ['wallet.bet'], ({ id }) => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('a mistake')) : Promise.resolve(void handled.push(id));
  });
  await bus.publish([poison]);
  const list = async () => (await run(['list', 'social'], { BUS_URL: bus.url })).stdout;
  await until(async () => (await list()) !== '', 15_000);
  expect(JSON.parse(await list())).toMatchObject({ id: poison.id, topic: 'wallet.bet', key: 'bet-1', attempts: 1, error: expect.stringContaining('a mistake') as string });
  expect((await run(['replay', 'social'], { BUS_URL: bus.url })).stdout).toBe('Delivered to social once more: 1\n');
  await until(() => handled.length === 1);
  expect(await list()).toBe('');
});

test.each([[], ['list'], ['drop', 'social']])('%j is answered with how it is used', async (...args) => {
  await expect(run(args, { BUS_URL: bus.url })).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage: parked list GROUP') as string });
});
