import { openRedis, type Redis } from '../../redis/open-redis';
import { realPart, silentLogger, until } from '../../testing';
import { describeLiveChannel } from '../conformance';
import { openRedisLiveChannel } from './redis-live-channel';

let tests = 0;
let redis: Redis;
const nextPrefix = () => `test-${process.pid}-${(tests += 1)}:`;
const open = (prefix: string) => openRedisLiveChannel(realPart('REDIS_URL'), silentLogger(), { prefix });

beforeAll(async () => {
  redis = await openRedis({ url: realPart('REDIS_URL'), name: 'test' }, silentLogger());
});
afterAll(() => redis.close());

/** Ends the connections that listen; those of this file are the only ones. */
async function cutListeners(): Promise<void> {
  const clients = await redis.client.clientList();
  for (const { id, name } of clients) if (name === 'live-listener') await redis.client.clientKill({ filter: 'ID', id });
}

describeLiveChannel('Redis', async () => {
  const prefix = nextPrefix();
  return { open: () => open(prefix), cutListeners, dispose: async () => void (await redis.client.del(`${prefix}live-position`)) };
});

test('when Redis has lost everything, positions go on growing and nobody believes to have missed nothing', async () => {
  const prefix = nextPrefix();
  const channel = await open(prefix);
  const heard: number[] = [];
  const hearing: number[] = [];
  await channel.subscribe({ hears: (position) => hearing.push(position), message: (_, position) => heard.push(position), lost: () => undefined });
  await channel.publish(Buffer.from('before'));
  await until(() => heard.length === 1);
  await redis.client.del(`${prefix}live-position`);
  await cutListeners();
  await until(() => hearing.length === 2);
  expect(hearing[1]).toBeGreaterThan(heard[0] ?? 0);
  await channel.publish(Buffer.from('after'));
  await until(() => heard.length === 2);
  expect(heard[1]).toBeGreaterThan(hearing[1] ?? 0);
  await channel.close();
});

test('what somebody else publishes on the channel is passed over', async () => {
  const prefix = nextPrefix();
  const channel = await open(prefix);
  const heard: string[] = [];
  await channel.subscribe({ hears: () => undefined, message: (message) => heard.push(Buffer.from(message).toString()), lost: () => undefined });
  await redis.client.publish(`${prefix}live`, 'no position');
  await channel.publish(Buffer.from('a message'));
  await until(() => heard.length === 1);
  expect(heard).toEqual(['a message']);
  await channel.close();
});

test('a message that cannot be told is refused at once, and a subscription can be given up before it ever heard', async () => {
  const nobody = 'redis://127.0.0.1:1';
  const channel = await openRedisLiveChannel(nobody, silentLogger());
  await expect(channel.publish(Buffer.from('x'))).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  const subscribing = channel.subscribe({ hears: () => undefined, message: () => undefined, lost: () => undefined });
  await channel.close();
  await subscribing;
});
