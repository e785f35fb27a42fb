import type { Logger } from '../log/logger';
import type { Cache } from './cache';
import { inProcessCache } from './in-process';

/** The cache that the configuration chooses: shared by all processes with REDIS_URL, else each process's own. */
export async function openCache({ REDIS_URL: url }: { REDIS_URL?: string | undefined }, log: Logger): Promise<Cache> {
  if (url === undefined) return inProcessCache();
  const { openRedisCache } = await import('./redis/redis-cache');
  return openRedisCache(url, log);
}
