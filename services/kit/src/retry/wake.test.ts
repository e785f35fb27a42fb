import { backoffMs } from './backoff';
import { Wake } from './wake';

test('a wake ends the sleep that is on', async () => {
  const wake = new Wake();
  const asleep = wake.sleep(60_000, new AbortController().signal);
  wake.wake();
  await expect(asleep).resolves.toBeUndefined();
});

test('a wake that comes early is kept for the next sleep, once', async () => {
  const wake = new Wake();
  const stop = new AbortController();
  wake.wake();
  await wake.sleep(60_000, stop.signal);
  let woke = false;
  const second = wake.sleep(60_000, stop.signal).then(() => (woke = true));
  await new Promise(setImmediate);
  expect(woke).toBe(false);
  stop.abort();
  await second;
});

test('waits double up to their bound and differ', () => {
  const waits = Array.from({ length: 200 }, () => backoffMs(3, { firstMs: 100, maxMs: 10_000 }));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...waits)).toBeLessThanOrEqual(400);
  expect(new Set(waits).size).toBeGreaterThan(100);
  expect(backoffMs(1_000, { firstMs: 100, maxMs: 10_000 })).toBeLessThanOrEqual(10_000);
});
