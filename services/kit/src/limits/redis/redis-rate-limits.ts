import { createHash } from 'node:crypto';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { isRefusal } from '../../errors/app-error';
import type { Logger } from '../../log/logger';
import { openRedis } from '../../redis/open-redis';
import { takeFrom } from '../answer';
import { inProcessRateLimiter } from '../in-process';
import type { RateLimits } from '../rate-limiter';

/** How the limiters behave; every value has a default. */
export type RedisLimitsOptions = {
  /** Begins the names of all keys, for several products on one Redis; 'oddsmates:'. */
  prefix?: string;
};

/**
 * Limiters that count for all processes together, in Redis. A key is kept as its hash and for one window, so it has a fixed length and tells nobody's
 * name. While Redis cannot be reached each process counts for itself: better than refusing everybody, or nobody.
 */
export async function openRedisRateLimits(url: string, log: Logger, { prefix = 'oddsmates:' }: RedisLimitsOptions = {}): Promise<RateLimits> {
  const redis = await openRedis({ url, name: 'limits' }, log);
  return {
    limiter(name, { attempts, windowS }) {
      const shared = new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `${prefix}limit:${name}`,
        points: attempts,
        duration: windowS,
        // Who has used up everything is refused from memory for the rest of the window, so a flood does not reach Redis.
        inMemoryBlockOnConsumed: attempts + 1,
      });
      const own = inProcessRateLimiter({ attempts, windowS });
      return {
        async take(key) {
          try {
            return await redis.ask(() => takeFrom(shared, createHash('sha256').update(key).digest('base64url')));
          } catch (error) {
            if (isRefusal(error, Reason.UNAVAILABLE)) return own.take(key);
            throw error;
          }
        },
      };
    },
    close: () => redis.close(),
  };
}
