import type { Logger } from '../log/logger';
import { inProcessRateLimits } from './in-process';
import type { RateLimits } from './rate-limiter';

/** The limiters that the configuration chooses: shared by all processes with REDIS_URL, else each process's own. */
export async function openRateLimits({ REDIS_URL: url }: { REDIS_URL?: string | undefined }, log: Logger): Promise<RateLimits> {
  if (url === undefined) return inProcessRateLimits();
  const { openRedisRateLimits } = await import('./redis/redis-rate-limits');
  return openRedisRateLimits(url, log);
}
