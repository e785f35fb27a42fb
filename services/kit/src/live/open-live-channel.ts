import { ConfigError } from '../config/load-config';
import type { Logger } from '../log/logger';
import type { LiveChannel } from './live-channel';
import { openPostgresLiveChannel } from './postgres/postgres-live-channel';

/** Where the live channel may be. */
export type LiveConfig = { REDIS_URL?: string | undefined; BUS_URL?: string | undefined };

/** The live channel that the configuration chooses: Redis with REDIS_URL, else the PostgreSQL of BUS_URL. @throws ConfigError with neither */
export async function openLiveChannel({ REDIS_URL: redis, BUS_URL: postgres }: LiveConfig, log: Logger): Promise<LiveChannel> {
  if (redis !== undefined) {
    const { openRedisLiveChannel } = await import('./redis/redis-live-channel');
    return openRedisLiveChannel(redis, log);
  }
  if (postgres !== undefined) return openPostgresLiveChannel(postgres, log);
  throw new ConfigError('The configuration is wrong:\n  BUS_URL: is not set, and neither is REDIS_URL');
}
