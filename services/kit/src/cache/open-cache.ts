import type { Logger } from '../log/logger';
import type { Cache } from './cache';
import { inProcessCache } from './in-process';
import { openRedisCache } from './redis/redis-cache';

/** The cache that the configuration chooses: shared by all processes with REDIS_URL, else each process's own. */
export async function openCache({ REDIS_URL: url }: { REDIS_URL?: string | undefined }, log: Logger): Promise<Cache> {
  return url === undefined ? inProcessCache() : openRedisCache(url, log);
}
