import { realPart, silentLogger } from '../../testing';
import { describeRateLimiter } from '../conformance';
import type { RateLimits } from '../rate-limiter';
import { openRedisRateLimits } from './redis-rate-limits';

const prefix = `test-${process.pid}:`;
const opened: RateLimits[] = [];
let names = 0;

async function open(url = realPart('REDIS_URL')): Promise<RateLimits> {
  const limits = await openRedisRateLimits(url, silentLogger(), { prefix });
  opened.push(limits);
  return limits;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((limits) => limits.close()));
});

describeRateLimiter('Redis', async (allowance) => (await open()).limiter(`limit-${(names += 1)}`, allowance));

test('two processes share an allowance, and names are counted apart', async () => {
  const [one, two] = [await open(), await open()];
  const allowance = { attempts: 2, windowS: 60 };
  const [first, second, other] = [one.limiter('shared', allowance), two.limiter('shared', allowance), two.limiter('other', allowance)];
  await first.take('ann');
  await second.take('ann');
  expect((await first.take('ann')).allowed).toBe(false);
  expect((await second.take('ann')).allowed).toBe(false);
  expect((await other.take('ann')).allowed).toBe(true);
});

test('while Redis cannot be reached each process counts for itself', async () => {
  const limiter = (await open('redis://127.0.0.1:1')).limiter('alone', { attempts: 1, windowS: 60 });
  expect((await limiter.take('ann')).allowed).toBe(true);
  expect((await limiter.take('ann')).allowed).toBe(false);
});
