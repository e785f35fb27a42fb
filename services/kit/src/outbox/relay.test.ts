import type { Bus, StoredEvent } from '../bus/bus';
import type { Db, Tx } from '../db/types';
import { silentLogger, testDatabase, until } from '../testing';
import { Note } from '../testing/test-message';
import { withTrace } from '../trace/context';
import { event } from './event';
import { outboxAge } from './figures';
import { startRelay, type Relay } from './relay';

let db: Db;
let relays: Relay[];
let published: StoredEvent[];
let failing: boolean;
let hanging: boolean;

const bus: Bus = {
  async publish(events) {
    await until(() => !hanging);
    if (failing) throw new Error('the bus is away');
    published.push(...events);
  },
  subscribe: () => Promise.reject(new Error('not here')),
  backlog: () => Promise.resolve([]),
  close: () => Promise.resolve(),
};

const start = () => relays.push(startRelay({ db, bus, log: silentLogger(), pollMs: 100 }));
const note = (tx: Tx, key: string, text: string) => tx.publish(event('wallet.bet', key, Note, { text }));
const texts = () => published.map(({ payload }) => Note.decode(payload).text);
const waiting = async () => (await db.query('SELECT 1 FROM outbox')).length;

beforeEach(async () => {
  db = await testDatabase();
  [relays, published, failing, hanging] = [[], [], false, false];
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.close()));
  await db.close();
});

test('what a transaction published reaches the bus in order, and what was rolled back does not', async () => {
  start();
  await db.tx(async (tx) => {
    for (const text of ['1', '2', '3']) await note(tx, 'bet-1', text);
  });
  const refused = db.tx(async (tx) => {
    await note(tx, 'bet-1', 'never');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await db.tx((tx) => note(tx, 'bet-1', '4'));
  await until(() => published.length === 4);
  expect(texts()).toEqual(['1', '2', '3', '4']);
  expect(published[0]).toMatchObject({ topic: 'wallet.bet', key: 'bet-1', type: 'test.v1.Note' });
  await until(async () => (await waiting()) === 0);
});

test('a transaction that commits late with an earlier number is not passed over', async () => {
  start();
  let written: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (written = resolve));
  let commit: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => (commit = resolve));
  const late = db.tx(async (tx) => {
    await note(tx, 'a', 'late');
    written();
    await hold;
  });
  await first;
  await db.tx((tx) => note(tx, 'b', 'early'));
  await until(() => published.length === 1);
  commit();
  await late;
  await until(() => published.length === 2);
  expect(texts()).toEqual(['early', 'late']);
});

test('while the bus does not answer, the age of the oldest event grows from scrape to scrape', async () => {
  const age = async () => (await outboxAge.get()).values[0]?.value ?? 0;
  hanging = true;
  start();
  await db.tx((tx) => note(tx, 'a', '1'));
  await until(async () => (await age()) > 0);
  const before = await age();
  await until(async () => (await age()) > before);
  hanging = false;
  await until(async () => (await age()) === 0);
  expect(texts()).toEqual(['1']);
});

test('events wait in the outbox while the bus is away and leave in order when it is back', async () => {
  failing = true;
  start();
  await db.tx((tx) => note(tx, 'a', '1'));
  await db.tx((tx) => note(tx, 'a', '2'));
  await until(async () => (await waiting()) === 2);
  failing = false;
  await until(() => published.length >= 2);
  expect(texts()).toEqual(['1', '2']);
});

test('of several relays one works, and another takes over when its connection is lost', async () => {
  start();
  start();
  start();
  for (let index = 0; index < 20; index += 1) await db.tx((tx) => note(tx, 'a', String(index)));
  await until(() => published.length >= 20);
  await db.query("SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND application_name = 'outbox-relay' AND datname = current_database()");
  for (let index = 20; index < 40; index += 1) await db.tx((tx) => note(tx, 'a', String(index)));
  await until(async () => (await waiting()) === 0);
  expect([...new Set(texts())]).toEqual(Array.from({ length: 40 }, (_, index) => String(index)));
});

test('an event carries the trace of the request that caused it', async () => {
  start();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await withTrace(traceparent, () => db.tx((tx) => note(tx, 'a', '1')));
  await withTrace('nonsense', () => db.tx((tx) => note(tx, 'a', '2')));
  await until(() => published.length === 2);
  expect(published.map((stored) => stored.traceparent)).toEqual([traceparent, undefined]);
});
