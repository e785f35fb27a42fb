import { until } from '../testing/until';
import type { Cache } from './cache';

/** What every adapter of the cache has to keep. Call it in a test file with a factory that makes an empty one. */
export function describeCache(name: string, create: () => Promise<Cache>): void {
  describe(`cache: ${name}`, () => {
    let cache: Cache;
    beforeEach(async () => {
      cache = await create();
    });
    afterEach(() => cache.close());

    test('what is set is remembered, replaced and forgotten, each key by itself', async () => {
      await cache.set('a', 'one', 60_000);
      await cache.set('b', '', 60_000);
      await cache.set('a', 'two \0 ü', 60_000);
      expect(await Promise.all([cache.get('a'), cache.get('b'), cache.get('c')])).toEqual(['two \0 ü', '', undefined]);
      await cache.forget('a');
      await cache.forget('never there');
      expect(await Promise.all([cache.get('a'), cache.get('b')])).toEqual([undefined, '']);
    });

    test('a large text comes back whole', async () => {
      const large = 'ü'.repeat(1_000_000);
      await cache.set('large', large, 60_000);
      expect((await cache.get('large')) === large).toBe(true);
    });

    test('after its time a text is forgotten, and not before', async () => {
      const set = Date.now();
      await cache.set('short', 'text', 200);
      await cache.set('long', 'text', 60_000);
      expect(await cache.get('short')).toBe('text');
      await until(async () => (await cache.get('short')) === undefined);
      expect(Date.now() - set).toBeGreaterThanOrEqual(199);
      expect(await cache.get('long')).toBe('text');
    });

    test('of many who claim a key at once one gets it, until it is given back or its time is over', async () => {
      const claims = await Promise.all(Array.from({ length: 20 }, () => cache.claim('key', 60_000)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      await cache.forget('key');
      expect(await cache.claim('key', 100)).toBe(true);
      expect(await cache.claim('key', 100)).toBe(false);
      await until(() => cache.claim('key', 100));
    });
  });
}
