import { until } from '../testing/until';
import type { Allowance, RateLimiter } from './rate-limiter';

/** What every adapter of the rate limiter has to keep. Call it in a test file with a factory that makes a limiter nobody else takes from. */
export function describeRateLimiter(name: string, create: (allowance: Allowance) => Promise<RateLimiter>): void {
  describe(`rate limiter: ${name}`, () => {
    test('allows so many attempts in a window and says when to come back', async () => {
      const limiter = await create({ attempts: 2, windowS: 60 });
      expect(await limiter.take('10.0.0.1')).toEqual({ allowed: true, retryAfterS: 0 });
      expect(await limiter.take('10.0.0.1')).toEqual({ allowed: true, retryAfterS: 0 });
      for (let again = 0; again < 3; again += 1) {
        const refused = await limiter.take('10.0.0.1');
        expect(refused.allowed).toBe(false);
        expect(refused.retryAfterS).toBeGreaterThan(0);
        expect(refused.retryAfterS).toBeLessThanOrEqual(60);
      }
    });

    test('allows again in the next window', async () => {
      const limiter = await create({ attempts: 1, windowS: 1 });
      await limiter.take('ann');
      expect((await limiter.take('ann')).allowed).toBe(false);
      await until(async () => (await limiter.take('ann')).allowed);
    });

    test('keys are counted apart, however long and of whatever letters', async () => {
      const limiter = await create({ attempts: 1, windowS: 60 });
      for (const key of ['10.0.0.1', '10.0.0.2', 'a\r\nb', 'ü'.repeat(10_000), `${'ü'.repeat(10_000)}!`]) {
        expect(await limiter.take(key)).toEqual({ allowed: true, retryAfterS: 0 });
        expect((await limiter.take(key)).allowed).toBe(false);
      }
    });

    test('of many attempts at once no more are allowed than one after the other', async () => {
      const limiter = await create({ attempts: 10, windowS: 60 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.take('ann')));
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    });
  });
}
