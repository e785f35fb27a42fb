import type { Logger } from '../../log/logger';
import { openRedis } from '../../redis/open-redis';
import { checkLiveMessages, type LiveChannel, type LiveListener, type LiveSubscription } from '../live-channel';
import { keepListening } from './keep-listening';
import { TELL } from './scripts';

/** How the channel behaves; every value has a default. */
export type RedisLiveOptions = {
  /** Begins the names of the key and the channel, for several products on one Redis; 'oddsmates:'. */
  prefix?: string;
};

/**
 * Opens the live channel on pub/sub of a Redis. A script gives messages their positions and publishes them, so all hear the same order under the same
 * positions. Redis keeps nothing but the last position.
 */
export async function openRedisLiveChannel(url: string, log: Logger, { prefix = 'oddsmates:' }: RedisLiveOptions = {}): Promise<LiveChannel> {
  const names = { channel: `${prefix}live`, key: `${prefix}live-position` };
  const redis = await openRedis({ url, name: 'live' }, log);
  const subscriptions = new Set<LiveSubscription>();

  async function publish(...messages: readonly Uint8Array[]): Promise<void> {
    checkLiveMessages(messages);
    if (messages.length === 0) return;
    const bytes = messages.map((message) => Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    await redis.ask((client) => client.eval(TELL, { keys: [names.key], arguments: [names.channel, ...bytes] }));
  }

  async function subscribe(listener: LiveListener): Promise<LiveSubscription> {
    const stop = new AbortController();
    let heard = (): void => undefined;
    const hears = new Promise<void>((resolve) => (heard = resolve));
    const running = keepListening({ url, log, names, listener, heard }, stop.signal);
    const subscription: LiveSubscription = {
      async close() {
        stop.abort();
        await running;
        subscriptions.delete(subscription);
      },
    };
    subscriptions.add(subscription);
    await Promise.race([hears, running]);
    return subscription;
  }

  async function close(): Promise<void> {
    await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    await redis.close();
  }

  return { publish, subscribe, close };
}
