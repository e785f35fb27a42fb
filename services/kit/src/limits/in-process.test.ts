import { inProcessRateLimiter } from './in-process';

test('allows so many attempts in a window and says when to come back', async () => {
  const limiter = inProcessRateLimiter({ attempts: 2, windowS: 60 });
  expect(await limiter.take('10.0.0.1')).toEqual({ allowed: true, retryAfterS: 0 });
  expect(await limiter.take('10.0.0.1')).toEqual({ allowed: true, retryAfterS: 0 });
  const refused = await limiter.take('10.0.0.1');
  expect(refused.allowed).toBe(false);
  expect(refused.retryAfterS).toBeGreaterThan(0);
  expect(refused.retryAfterS).toBeLessThanOrEqual(60);
});

test('keys are counted apart', async () => {
  const limiter = inProcessRateLimiter({ attempts: 1, windowS: 60 });
  await limiter.take('10.0.0.1');
  expect(await limiter.take('10.0.0.2')).toEqual({ allowed: true, retryAfterS: 0 });
});
