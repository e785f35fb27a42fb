import { inProcessRateLimiter } from '@oddsmates/kit';
import type { Step } from '../http/exchange';
import { serveSteps, type Served } from '../testing/serve';
import { rateLimit } from './rate-limit';

/** Stands for authenticate: the test says who calls. */
const asUser: Step = (exchange) => {
  const user = exchange.req.headers['x-test-user'];
  if (typeof user === 'string') exchange.userId = user;
  return 'next';
};

let served: Served | undefined;
afterEach(() => served?.close());

const status = async (user?: string) => (await fetch(served?.url ?? '', { headers: user === undefined ? {} : { 'x-test-user': user } })).status;

test('an address that asks too much is told when to come back', async () => {
  served = await serveSteps([rateLimit(inProcessRateLimiter({ attempts: 2, windowS: 60 }), 'address')]);
  expect([await status(), await status()]).toEqual([299, 299]);
  const refused = await fetch(served.url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('one person who asks too much does not stop another at the same address', async () => {
  served = await serveSteps([asUser, rateLimit(inProcessRateLimiter({ attempts: 1, windowS: 60 }), 'caller')]);
  expect([await status('ann'), await status('ann'), await status('bob'), await status(), await status()]).toEqual([299, 429, 299, 299, 299]);
});
