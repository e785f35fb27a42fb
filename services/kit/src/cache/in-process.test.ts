import { describeCache } from './conformance';
import { inProcessCache } from './in-process';

describeCache('in the process', () => Promise.resolve(inProcessCache()));

test('memory is bounded: the oldest makes room', async () => {
  const cache = inProcessCache();
  for (let index = 0; index <= 10_000; index += 1) await cache.set(`key-${index}`, 'text', 60_000);
  expect(await cache.get('key-0')).toBeUndefined();
  expect(await cache.get('key-1')).toBe('text');
});
