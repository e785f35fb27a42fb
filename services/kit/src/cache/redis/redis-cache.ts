import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isRefusal } from '../../errors/app-error';
import type { Logger } from '../../log/logger';
import { openRedis, type RedisClient } from '../../redis/open-redis';
import type { Cache } from '../cache';

/** How the cache behaves; every value has a default. */
export type RedisCacheOptions = {
  /** Begins the names of all keys, for several products on one Redis; 'oddsmates:'. */
  prefix?: string;
};

/** Opens a cache in Redis, shared by all processes. */
export async function openRedisCache(url: string, log: Logger, { prefix = 'oddsmates:' }: RedisCacheOptions = {}): Promise<Cache> {
  const redis = await openRedis({ url, name: 'cache' }, log);
  const name = (key: string): string => `${prefix}cache:${key}`;

  /** While Redis cannot be reached, what is answered without it; openRedis tells the log. */
  async function ask<T, U>(question: (client: RedisClient) => Promise<T>, without: U): Promise<T | U> {
    try {
      return await redis.ask(question);
    } catch (error) {
      if (isRefusal(error, Reason.UNAVAILABLE)) return without;
      throw error;
    }
  }

  return {
    get: async (key) => (await ask((client) => client.get(name(key)), null)) ?? undefined,
    set: async (key, text, forMs) => void (await ask((client) => client.set(name(key), text, { expiration: { type: 'PX', value: forMs } }), null)),
    forget: async (key) => void (await ask((client) => client.del(name(key)), 0)),
    claim: async (key, forMs) => (await ask((client) => client.set(name(key), '', { condition: 'NX', expiration: { type: 'PX', value: forMs } }), 'OK')) === 'OK',
    close: () => redis.close(),
  };
}
