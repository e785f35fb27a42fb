import { newId } from '../ids/ids';
import { until } from '../testing/until';
import type { Bus, StoredEvent } from './bus';
import type { ParkedEvents } from './parked';

/** How the suite gets at an adapter. */
export type BusUnderTest = {
  /** Another process on the same bus. Polls and retries fast. */
  open(): Promise<Bus>;
  /** Cuts the connections of all consumers, as the death of their processes would. */
  cutConsumers(): Promise<void>;
  /** What an operator has. */
  parked: ParkedEvents;
  /** Ends whatever the test left behind. */
  dispose(): Promise<void>;
};

/** After how many failures the adapter under test has to park an event. */
export const CONFORMANCE_ATTEMPTS = 3;

function make(key: string, text = '', topic: StoredEvent['topic'] = 'wallet.bet'): StoredEvent {
  return { id: newId(), topic, key, type: 'test.v1.Happened', time: new Date('2026-01-31T18:00:00.123Z'), payload: new TextEncoder().encode(text) };
}

/** What every adapter of the event bus has to keep. Call it in a test file with a factory that makes an empty bus. */
export function describeBus(name: string, create: () => Promise<BusUnderTest>): void {
  describe(`event bus: ${name}`, () => {
    let bus: BusUnderTest;
    let process1: Bus;
    let process2: Bus;

    beforeEach(async () => {
      bus = await create();
      [process1, process2] = await Promise.all([bus.open(), bus.open()]);
    });
    afterEach(async () => {
      await Promise.all([process1.close(), process2.close()]);
      await bus.dispose();
    });

    async function collect(from: Bus, group: string, into: StoredEvent[]): Promise<void> {
      await from.subscribe(group, ['wallet.bet'], (event) => Promise.resolve(void into.push(event)));
    }

    test('an event arrives as it was published', async () => {
      const received: StoredEvent[] = [];
      const event = { ...make('bet-1', 'payload \0 ü'), traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
      await collect(process2, 'group', received);
      await process1.publish([event]);
      await until(() => received.length === 1);
      expect({ ...received[0], payload: [...(received[0]?.payload ?? [])] }).toEqual({ ...event, payload: [...event.payload] });
    });

    test('events of a key arrive in the order they were published', async () => {
      const received: StoredEvent[] = [];
      await collect(process2, 'group', received);
      for (let round = 0; round < 10; round += 1) await process1.publish(['a', 'b', 'c'].map((key) => make(key, String(round))));
      await until(() => received.length === 30);
      for (const key of ['a', 'b', 'c']) {
        expect(received.filter((event) => event.key === key).map((event) => Number(Buffer.from(event.payload).toString()))).toEqual([...Array(10).keys()]);
      }
    });

    test('a group that comes late starts from the oldest event', async () => {
      const events = Array.from({ length: 5 }, (_, index) => make('key', String(index)));
      await process1.publish(events);
      const received: StoredEvent[] = [];
      await collect(process2, 'late', received);
      await until(() => received.length === 5);
      expect(received.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    });

    test('groups are independent of one another', async () => {
      const one: StoredEvent[] = [];
      const two: StoredEvent[] = [];
      await process1.publish([make('key')]);
      await collect(process1, 'one', one);
      await until(() => one.length === 1);
      await collect(process1, 'two', two);
      await process1.publish([make('key')]);
      await until(() => one.length === 2 && two.length === 2);
    });

    test('two consumers of a group get each event once between them, also when one leaves', async () => {
      const received: StoredEvent[] = [];
      await collect(process1, 'group', received);
      await collect(process2, 'group', received);
      const leaving = await bus.open();
      await leaving.publish(Array.from({ length: 50 }, () => make('key')));
      await until(() => received.length >= 20);
      await process1.close();
      await leaving.publish(Array.from({ length: 50 }, () => make('key')));
      await leaving.close();
      await until(() => received.length >= 100);
      expect(new Set(received.map(({ id }) => id)).size).toBe(100);
      expect(received).toHaveLength(100);
    });

    test('an event whose consumer dies while it is handled is delivered to the next one', async () => {
      const events = [make('key', '1'), make('key', '2')];
      await process1.publish(events);
      let entered = false;
      let release: () => void = () => undefined;
      const dying = new Promise<void>((resolve) => (release = resolve));
      await process1.subscribe('group', ['wallet.bet'], () => {
        entered = true;
        return dying;
      });
      await until(() => entered);
      await bus.cutConsumers();
      const received: StoredEvent[] = [];
      await collect(process2, 'group', received);
      // Some buses notice a death by nothing but silence.
      await until(() => received.length === 2, 15_000).finally(() => release());
      expect(received.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    });

    test('an event that cannot be handled is retried, then parked, and the group goes on', async () => {
      const [poison, good] = [make('key', 'poison'), make('key', 'good')];
      const handled: string[] = [];
      let attempts = 0;
      await process1.subscribe('group', ['wallet.bet'], (event) => {
        if (event.id !== poison.id) return Promise.resolve(void handled.push(event.id));
        attempts += 1;
        return Promise.reject(new Error('poison'));
      });
      await process1.publish([poison, good]);
      await until(() => handled.includes(good.id));
      expect(attempts).toBe(CONFORMANCE_ATTEMPTS);
      const parked = { id: poison.id, topic: 'wallet.bet', key: 'key', type: 'test.v1.Happened', attempts: CONFORMANCE_ATTEMPTS };
      expect(await bus.parked.list('group')).toMatchObject([{ ...parked, error: expect.stringContaining('Error: poison') as string }]);
      expect(await bus.parked.list('other')).toEqual([]);
    });

    test('parked events that are replayed go to their group alone, in order, and are parked no more', async () => {
      const events = [make('key', '1'), make('key', '2')];
      const handled: StoredEvent[] = [];
      const others: string[] = [];
      let mended = false;
      await process1.subscribe('group', ['wallet.bet'], (event) => (mended ? Promise.resolve(void handled.push(event)) : Promise.reject(new Error('not yet'))));
      await process2.subscribe('other', ['wallet.bet'], ({ id }) => Promise.resolve(void others.push(id)));
      await process1.publish(events);
      await until(async () => (await bus.parked.list('group')).length === 2, 15_000);
      mended = true;
      expect(await bus.parked.replay('group')).toBe(2);
      await until(() => handled.length === 2);
      expect(handled.map(({ id, topic }) => ({ id, topic }))).toEqual(events.map(({ id, topic }) => ({ id, topic })));
      await process1.publish([make('key', '3')]);
      await until(() => handled.length === 3 && others.length === 3);
      expect(await bus.parked.list('group')).toEqual([]);
      expect(await bus.parked.replay('group')).toBe(0);
    });

    test('a replayed event that fails again is parked again', async () => {
      const event = make('key');
      let attempts = 0;
      await process1.subscribe('group', ['wallet.bet'], () => Promise.reject(new Error(`attempt ${(attempts += 1)}`)));
      await process1.publish([event]);
      await until(async () => (await bus.parked.list('group')).length === 1, 15_000);
      await bus.parked.replay('group');
      await until(() => attempts === 2 * CONFORMANCE_ATTEMPTS);
      await until(async () => (await bus.parked.list('group')).length === 1, 15_000);
      expect(await bus.parked.list('group')).toMatchObject([{ id: event.id, error: expect.stringContaining(`attempt ${2 * CONFORMANCE_ATTEMPTS}`) as string }]);
    });

    test('events may be handed over together, in their order; when that fails, each goes to the handler', async () => {
      const [first, poison, last] = [make('key', 'first'), make('key', 'poison'), make('key', 'last')];
      const handled: string[] = [];
      const take = (events: readonly StoredEvent[]): Promise<void> => {
        if (events.some(({ id }) => id === poison.id)) return Promise.reject(new Error('poison'));
        handled.push(...events.map(({ id }) => id));
        return Promise.resolve();
      };
      await process1.publish([first, last]);
      await process1.publish([poison]);
      await process1.subscribe('group', ['wallet.bet'], (event) => take([event]), take);
      await until(async () => (await bus.parked.list('group')).length === 1, 15_000);
      expect(handled).toEqual([first.id, last.id]);
      await process1.publish([make('key'), make('key')]);
      await until(() => handled.length === 4);
      expect(await bus.parked.list('group')).toMatchObject([{ id: poison.id }]);
    });

    test('no event is passed over while eight publishers write at once', async () => {
      const received: StoredEvent[] = [];
      await collect(process2, 'group', received);
      const published = await Promise.all(
        Array.from({ length: 8 }, async (_, publisher) => {
          const events = Array.from({ length: 40 }, (__, index) => make(`key-${publisher}`, String(index)));
          for (const event of events) await (publisher % 2 ? process1 : process2).publish([event]);
          return events;
        }),
      );
      await until(() => received.length >= 320, 15_000);
      expect(received.map(({ id }) => id).sort()).toEqual(published.flat().map(({ id }) => id).sort());
    });

    test('an event that is published again changes no order: at worst it is delivered again', async () => {
      const [event, next, last] = [make('key'), make('key'), make('key')];
      await process1.publish([event, next]);
      await process1.publish([event, next]);
      await process2.publish([event, next, last]);
      const received: StoredEvent[] = [];
      await collect(process2, 'group', received);
      await until(() => received.some(({ id }) => id === last.id));
      expect([...new Set(received.map(({ id }) => id))]).toEqual([event.id, next.id, last.id]);
    });

    test('the backlog of a group is what it has not done, and what was parked for it', async () => {
      const [poison, good] = [make('key', 'poison'), make('key', 'good')];
      await process1.publish([poison, good, make('key', '', 'chat.message')]);
      const backlog = () => process2.backlog('group', ['wallet.bet', 'chat.message']);
      const chat = { topic: 'chat.message', waiting: 1, parked: 0 };
      expect(await backlog()).toEqual([{ topic: 'wallet.bet', waiting: 2, parked: 0 }, chat]);
      await process1.subscribe('group', ['wallet.bet'], ({ id }) => (id === poison.id ? Promise.reject(new Error('poison')) : Promise.resolve()));
      await until(async () => (await backlog())[0]?.waiting === 0);
      expect(await backlog()).toEqual([{ topic: 'wallet.bet', waiting: 0, parked: 1 }, chat]);
    });

    test('topics are apart', async () => {
      const received: StoredEvent[] = [];
      await collect(process1, 'group', received);
      await process1.publish([make('key', '', 'chat.message'), make('key', '', 'wallet.bet')]);
      await until(() => received.length === 1);
      expect(received[0]?.topic).toBe('wallet.bet');
    });
  });
}
