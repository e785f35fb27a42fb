import type { Logger } from '../log/logger';
import { inProcessRateLimits } from './in-process';
import type { RateLimits } from './rate-limiter';
import { openRedisRateLimits } from './redis/redis-rate-limits';

/** The limiters that the configuration chooses: shared by all processes with REDIS_URL, else each process's own. */
export async function openRateLimits({ REDIS_URL: url }: { REDIS_URL?: string | undefined }, log: Logger): Promise<RateLimits> {
  return url === undefined ? inProcessRateLimits() : openRedisRateLimits(url, log);
}
