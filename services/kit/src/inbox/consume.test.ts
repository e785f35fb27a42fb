import type { Bus, StoredEvent } from '../bus/bus';
import type { Db } from '../db/types';
import { newId } from '../ids/ids';
import { event } from '../outbox/event';
import { startRelay } from '../outbox/relay';
import { silentLogger, testBus, testDatabase, until } from '../testing';
import { Note } from '../testing/test-message';
import { consume, type Consumer } from './consume';
import { on, type Subscription } from './subscription';

let db: Db;
let deliver: (event: StoredEvent) => Promise<void>;

/** Hands the handler to the test, which plays the bus. */
const bus: Bus = {
  publish: () => Promise.resolve(),
  subscribe(_group, _topics, handler) {
    deliver = handler;
    return Promise.resolve({ close: () => Promise.resolve() });
  },
  backlog: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

const stored = (text: string): StoredEvent => ({ id: newId(), topic: 'wallet.bet', key: 'k', type: Note.$type, time: new Date(), payload: new TextEncoder().encode(text) });
const effects = async () => (await db.query<{ text: string }>('SELECT text FROM effect ORDER BY id')).map(({ text }) => text);
const insert = on('wallet.bet', Note, async (tx, { text }) => {
  await tx.query('INSERT INTO effect (text) VALUES ($1)', [text]);
  if (text === 'poison') throw new Error('poison');
});

const consumers: Consumer[] = [];
function consumeFor(group: string, subscriptions: Subscription[] = [insert]): void {
  consumers.push(consume({ db, bus, group, log: silentLogger() }, subscriptions));
}

beforeEach(async () => {
  db = await testDatabase();
  await db.query('CREATE TABLE effect (id serial, text text)');
});
afterEach(async () => {
  // One that is left open measures its backlog for ever, and the process never ends.
  await Promise.all(consumers.splice(0).map((consumer) => consumer.close()));
  await db.close();
});

test('an event that is delivered twice, even at the same time, has its effect once', async () => {
  consumeFor('g');
  const twice = stored('once');
  await Promise.all([deliver(twice), deliver(twice)]);
  await deliver(twice);
  expect(await effects()).toEqual(['once']);
});

test('a handler that fails leaves neither effect nor record, so that the event can come again', async () => {
  consumeFor('g');
  await expect(deliver(stored('poison'))).rejects.toThrow('poison');
  expect(await effects()).toEqual([]);
  expect(await db.query('SELECT 1 FROM inbox')).toEqual([]);
});

test('groups have their effects apart', async () => {
  const both = stored('both');
  consumeFor('one');
  await deliver(both);
  consumeFor('two');
  await deliver(both);
  expect(await effects()).toEqual(['both', 'both']);
});

test('kinds of events without a handler are passed over', async () => {
  consumeFor('g');
  await expect(deliver({ ...stored('x'), type: 'test.v1.Unknown' })).resolves.toBeUndefined();
  expect(await db.query('SELECT 1 FROM inbox')).toEqual([]);
});

test('two handlers for one kind of event are a mistake', () => {
  expect(() => consumeFor('g', [insert, insert])).toThrow('two handlers');
});

test('a fact travels from one transaction to its effect in another', async () => {
  const realBus = await testBus();
  const relay = startRelay({ db, bus: realBus, log: silentLogger() });
  const consumer = consume({ db, bus: realBus, group: 'g', log: silentLogger() }, [insert]);
  await consumer.started;
  await db.tx((tx) => tx.publish(event('wallet.bet', 'k', Note, { text: 'through it all' })));
  await until(async () => (await effects()).length === 1);
  await consumer.close();
  await relay.close();
  await realBus.close();
});
