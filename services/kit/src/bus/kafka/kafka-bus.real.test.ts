import net from 'node:net';
import { Kafka, logLevel } from 'kafkajs';
import { event as outboxEvent } from '../../outbox/event';
import { consume } from '../../inbox/consume';
import { on } from '../../inbox/subscription';
import { newId } from '../../ids/ids';
import { realPart, silentLogger, testDatabase, until } from '../../testing';
import { Note } from '../../testing/test-message';
import type { Bus, StoredEvent } from '../bus';
import { CONFORMANCE_ATTEMPTS, describeBus } from '../conformance';
import { openKafkaBus } from './kafka-bus';
import type { KafkaAt } from './kafka-client';
import { kafkaParkedEvents } from './kafka-parked-events';

const FAST = { sessionMs: 6_000, heartbeatMs: 300, rebalanceMs: 6_000, waitMs: 100, maxAttempts: CONFORMANCE_ATTEMPTS, backoff: { firstMs: 5, maxMs: 50 } };
const log = silentLogger();
const brokers = () => realPart('KAFKA_BROKERS').split(',');
let prefixes = 0;
const nextPrefix = () => `test-${process.pid}-${Date.now().toString(36)}-${(prefixes += 1)}.`;

/** A network of a process of its own, which can be cut. */
class Network {
  #cut = false;
  readonly #sockets = new Set<net.Socket>();

  readonly connect: NonNullable<KafkaAt['socketFactory']> = ({ host, port, onConnect }) => {
    const socket = net.connect(this.#cut ? { host, port: 1 } : { host, port }, onConnect);
    this.#sockets.add(socket.setNoDelay());
    return socket;
  };

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}

async function deleteTopics(prefix: string): Promise<void> {
  const admin = new Kafka({ brokers: brokers(), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topics = await admin.listTopics();
  await admin.deleteTopics({ topics: topics.filter((topic) => topic.startsWith(prefix)) });
  await admin.disconnect();
}

describeBus('Kafka', async () => {
  const at = { brokers: brokers(), prefix: nextPrefix(), partitions: 3 };
  const consuming = new Set<Network>();
  const parked = kafkaParkedEvents(at, log);

  async function open(): Promise<Bus> {
    const network = new Network();
    const bus = openKafkaBus({ ...at, socketFactory: network.connect }, log, FAST);
    return {
      ...bus,
      subscribe(...subscription) {
        consuming.add(network);
        return bus.subscribe(...subscription);
      },
    };
  }

  return {
    open,
    cutConsumers: async () => consuming.forEach((network) => network.cut()),
    parked,
    async dispose() {
      await parked.close();
      await deleteTopics(at.prefix);
    },
  };
});

describe('what only the Kafka bus promises', () => {
  let at: KafkaAt & { prefix: string };
  const opened: Bus[] = [];
  const make = (key: string, text = ''): StoredEvent => ({ id: newId(), topic: 'wallet.bet', key, type: Note.$type, time: new Date(), payload: Buffer.from(text) });

  function open(): Bus {
    const bus = openKafkaBus(at, log, FAST);
    opened.push(bus);
    return bus;
  }

  beforeEach(() => {
    at = { brokers: brokers(), prefix: nextPrefix(), partitions: 4 };
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((bus) => bus.close()));
    await deleteTopics(at.prefix);
  });

  test('an event is a CloudEvent in binary mode, keyed by its aggregate', async () => {
    const event = { ...make('bet-1', 'payload'), traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    await open().publish([event]);
    const consumer = new Kafka({ brokers: brokers(), logLevel: logLevel.NOTHING }).consumer({ groupId: `${at.prefix}reader`, maxWaitTimeInMs: 100 });
    await consumer.connect();
    await consumer.subscribe({ topic: `${at.prefix}wallet.bet`, fromBeginning: true });
    const messages: { key: string | undefined; value: string | undefined; headers: Record<string, string> }[] = [];
    await consumer.run({
      async eachMessage({ message: { key, value, headers } }) {
        const text = Object.entries(headers ?? {}).map(([name, header]) => [name, String(header)]);
        messages.push({ key: key?.toString(), value: value?.toString(), headers: Object.fromEntries(text) as Record<string, string> });
      },
    });
    await until(() => messages.length === 1, 15_000);
    await consumer.disconnect();
    const ce = { ce_specversion: '1.0', ce_id: event.id, ce_type: Note.$type, ce_source: '/oddsmates/wallet.bet', ce_subject: 'bet-1', ce_time: event.time.toISOString() };
    expect(messages).toEqual([{ key: 'bet-1', value: 'payload', headers: { ...ce, 'content-type': 'application/protobuf', traceparent: event.traceparent } }]);
  });

  test('an event that is published and delivered again has its effect once', async () => {
    const db = await testDatabase();
    await db.query('CREATE TABLE effect (text text)');
    const insert = on('wallet.bet', Note, async (tx, { text }) => void (await tx.query('INSERT INTO effect VALUES ($1)', [text])));
    const bus = open();
    const consumer = consume({ db, bus, group: 'group', log }, [insert]);
    const [twice, last] = [make('key', 'twice'), make('key', 'last')];
    await bus.publish([twice]);
    await bus.publish([twice, last]);
    await until(async () => (await db.query("SELECT 1 FROM effect WHERE text = 'last'")).length === 1, 15_000);
    expect(await db.query('SELECT text FROM effect')).toEqual([{ text: 'twice' }, { text: 'last' }]);
    await consumer.close();
    await db.close();
  });

  test('while one event keeps failing, those of other partitions go on, and those of its own wait', async () => {
    const done: string[] = [];
    let mended = false;
    const bus = open();
    await bus.subscribe('group', ['wallet.bet'], ({ key }) => {
      const down = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      return key === 'stuck' && !mended ? Promise.reject(down) : Promise.resolve(void done.push(key));
    });
    const others = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    await bus.publish([make('stuck'), ...others.map((key) => make(key)), make('stuck')]);
    // Four partitions: at least half of twenty keys are in others than the stuck one.
    await until(() => done.length >= 8, 15_000);
    expect(done).not.toContain('stuck');
    mended = true;
    await until(() => done.length === 22, 15_000);
    expect(done.filter((key) => key === 'stuck')).toHaveLength(2);
  });

  test('consumers that come and go while events are handled lose none, and keep the order of each key', async () => {
    const received: { key: string; number: number }[] = [];
    const handler = async ({ key, payload }: StoredEvent) => {
      received.push({ key, number: Number(Buffer.from(payload).toString()) });
      await new Promise((resolve) => setImmediate(resolve));
    };
    const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`);
    const publisher = open();
    const [first, second, third] = [open(), open(), open()];
    const publishing = (async () => {
      for (let number = 0; number < 40; number += 1) await publisher.publish(keys.map((key) => make(key, String(number))));
    })();
    await first.subscribe('group', ['wallet.bet'], handler);
    await until(() => received.length >= 20, 15_000);
    await second.subscribe('group', ['wallet.bet'], handler);
    await until(() => received.length >= 100, 15_000);
    await third.subscribe('group', ['wallet.bet'], handler);
    await first.close();
    await publishing;
    const seen = () => new Set(received.map(({ key, number }) => `${key} ${number}`)).size;
    await until(() => seen() === 480, 20_000);
    // By first sight: what is delivered again at a change of hands is the inbox's work.
    for (const key of keys) {
      const order = [...new Set(received.filter((event) => event.key === key).map(({ number }) => number))];
      expect(order).toEqual([...Array(40).keys()]);
    }
  });

  test('what is no event of this product is parked, and the group goes on', async () => {
    const received: string[] = [];
    const bus = open();
    await bus.subscribe('group', ['wallet.bet'], ({ id }) => Promise.resolve(void received.push(id)));
    const stranger = new Kafka({ brokers: brokers(), logLevel: logLevel.NOTHING }).producer();
    await bus.publish([make('first')]);
    await stranger.connect();
    await stranger.send({ topic: `${at.prefix}wallet.bet`, messages: [{ key: 'k', value: 'hello' }, { key: 'k', value: null }] });
    await stranger.disconnect();
    await bus.publish([make('k')]);
    await until(() => received.length === 2, 15_000);
    const parked = kafkaParkedEvents(at, log);
    const strangers = await parked.list('group');
    await parked.close();
    expect(strangers.map(({ topic, key, attempts }) => ({ topic, key, attempts }))).toEqual(Array(2).fill({ topic: 'wallet.bet', key: 'k', attempts: CONFORMANCE_ATTEMPTS }));
  });

  test('without Kafka nothing can be published, a subscription waits, and both can be closed', async () => {
    const bus = openKafkaBus({ ...at, brokers: ['127.0.0.1:1'] }, log, FAST);
    await bus.subscribe('group', ['wallet.bet'], () => Promise.resolve());
    const { type, payload } = outboxEvent('wallet.bet', 'k', Note, { text: 'x' });
    await expect(bus.publish([{ ...make('k'), type, payload }])).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    await bus.close();
  });
});
