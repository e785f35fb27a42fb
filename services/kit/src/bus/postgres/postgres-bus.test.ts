import { openDb } from '../../db/open-db';
import type { Db } from '../../db/types';
import { newId } from '../../ids/ids';
import { scratchDatabase, silentLogger, testBus, until } from '../../testing';
import type { StoredEvent } from '../bus';
import { CONFORMANCE_ATTEMPTS, describeBus } from '../conformance';
import { postgresParkedEvents } from './parked-table';
import { openPostgresBus } from './postgres-bus';
import { deleteOldEvents } from './retention';

const FAST = { pollMs: 50, maxAttempts: CONFORMANCE_ATTEMPTS, backoff: { firstMs: 5, maxMs: 50 } };

describeBus('PostgreSQL', async () => {
  const { url, drop } = await scratchDatabase();
  const db = openDb(url, { name: 'test' });
  const parked = postgresParkedEvents(url);
  return {
    open: () => openPostgresBus(url, silentLogger(), FAST),
    async cutConsumers() {
      await db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'bus-%'");
    },
    parked,
    async dispose() {
      await parked.close();
      await db.close();
      await drop();
    },
  };
});

describe('what only the PostgreSQL bus promises', () => {
  let bus: Awaited<ReturnType<typeof testBus>>;
  let db: Db;

  const event = (): StoredEvent => ({ id: newId(), topic: 'wallet.bet', key: 'k', type: 'test.v1.Happened', time: new Date(), payload: new Uint8Array() });

  beforeEach(async () => {
    bus = await testBus({ maxAttempts: 2 });
    db = openDb(bus.url, { name: 'test' });
  });
  afterEach(async () => {
    await db.close();
    await bus.close();
  });

  test('positions have no gaps, whatever was refused or repeated between', async () => {
    const repeated = event();
    await Promise.all(Array.from({ length: 20 }, () => bus.publish([event(), repeated])));
    const rows = await db.query<{ position: bigint }>('SELECT position FROM bus_log ORDER BY position');
    expect(rows.map(({ position }) => Number(position))).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  test('publishing an event again changes nothing', async () => {
    const [twice, last] = [event(), event()];
    await bus.publish([twice, twice]);
    await Promise.all([bus.publish([twice]), bus.publish([twice])]);
    await bus.publish([last]);
    const received: string[] = [];
    await bus.subscribe('group', ['wallet.bet'], ({ id }) => Promise.resolve(void received.push(id)));
    await until(() => received.includes(last.id));
    expect(received).toEqual([twice.id, last.id]);
  });

  test('events are kept as CloudEvents', async () => {
    const { id } = event();
    await bus.publish([{ ...event(), id, key: 'bet-1' }]);
    const { headers } = await db.one<{ headers: object }>('SELECT headers FROM bus_log');
    expect(headers).toMatchObject({ ce_specversion: '1.0', ce_id: id, ce_type: 'test.v1.Happened', ce_source: '/oddsmates/wallet.bet', ce_subject: 'bet-1' });
  });

  test('while what a handler needs is down, its events wait and are not parked', async () => {
    let attempts = 0;
    await bus.subscribe('group', ['wallet.bet'], () => {
      attempts += 1;
      return attempts < 6 ? Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })) : Promise.resolve();
    });
    await bus.publish([event()]);
    await until(async () => (await db.query('SELECT 1 FROM bus_offsets WHERE position = 1')).length === 1);
    expect(attempts).toBe(6);
    expect(await db.query('SELECT 1 FROM bus_parked')).toEqual([]);
  });

  test('the topics of a subscription share one connection', async () => {
    const received: string[] = [];
    const topics = ['wallet.bet', 'league.league', 'chat.message'] as const;
    await bus.subscribe('group', topics, ({ id }) => Promise.resolve(void received.push(id)));
    for (let round = 0; round < 5; round += 1) await bus.publish(topics.map((topic) => ({ ...event(), topic })));
    await until(() => received.length === 15);
    const connections = await db.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bus-group'");
    expect(connections).toHaveLength(1);
  });

  test('a consumer whose connection is cut goes on with a new one', async () => {
    const received: string[] = [];
    await bus.subscribe('group', ['wallet.bet'], ({ id }) => Promise.resolve(void received.push(id)));
    await bus.publish([event()]);
    await until(() => received.length === 1);
    await db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bus-group'");
    await bus.publish([event()]);
    await until(() => new Set(received).size === 2);
  });

  test('old events go once every group is done with them, and a group that is behind keeps them', async () => {
    await bus.publish([event(), event()]);
    await db.query("UPDATE bus_log SET appended_at = now() - interval '31 days'");
    await db.query("INSERT INTO bus_offsets (group_name, topic, position) VALUES ('behind', 'wallet.bet', 1)");
    expect(await deleteOldEvents(db, 30)).toBe(1);
    await db.query('UPDATE bus_offsets SET position = 2');
    expect(await deleteOldEvents(db, 30)).toBe(1);
    await bus.publish([event()]);
    expect(await deleteOldEvents(db, 30)).toBe(0);
    expect(await db.one('SELECT position FROM bus_log')).toEqual({ position: 3n });
  });
});
