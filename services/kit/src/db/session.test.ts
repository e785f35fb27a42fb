import { silentLogger, testDatabase } from '../testing';
import { keepSession } from './session';
import type { Db } from './types';

let db: Db & { url: string };
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** What a session has of its own about waiting for the disk; undefined when it goes by the server. */
async function ownSetting(repeats: boolean): Promise<string | undefined> {
  const stop = new AbortController();
  let own: string | undefined;
  await keepSession({ url: db.url, name: 'test', log: silentLogger(), channels: [], repeats, onNotify: () => undefined }, stop.signal, async ({ queries }) => {
    own = (await queries.maybe<{ setting: string }>("SELECT setting FROM pg_settings WHERE name = 'synchronous_commit' AND source = 'client'"))?.setting;
    stop.abort();
  });
  return own;
}

test('commits wait for the disk as the server has it, except where what is lost is done again', async () => {
  expect(await ownSetting(false)).toBeUndefined();
  expect(await ownSetting(true)).toBe('off');
});
