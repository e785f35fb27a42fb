import { realPart, silentLogger } from '../../testing';
import { describeCache } from '../conformance';
import { openRedisCache } from './redis-cache';

let tests = 0;
const open = (prefix: string) => openRedisCache(realPart('REDIS_URL'), silentLogger(), { prefix });
const nextPrefix = () => `test-${process.pid}-${(tests += 1)}:`;

describeCache('Redis', () => open(nextPrefix()));

test('processes share what they remember and claim', async () => {
  const prefix = nextPrefix();
  const [one, two] = [await open(prefix), await open(prefix)];
  await one.set('key', 'text', 60_000);
  expect(await two.get('key')).toBe('text');
  expect([await one.claim('claimed', 60_000), await two.claim('claimed', 60_000)]).toEqual([true, false]);
  await Promise.all([one.close(), two.close()]);
});

test('while Redis cannot be reached the cache is empty, and everybody may do the work', async () => {
  const cache = await openRedisCache('redis://127.0.0.1:1', silentLogger());
  await cache.set('key', 'text', 60_000);
  expect(await cache.get('key')).toBeUndefined();
  expect([await cache.claim('key', 60_000), await cache.claim('key', 60_000)]).toEqual([true, true]);
  await cache.forget('key');
  await cache.close();
});
