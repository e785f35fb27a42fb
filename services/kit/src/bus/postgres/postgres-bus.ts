import { runMigrations } from '../../db/migrate';
import { openDb } from '../../db/open-db';
import { keepSession, type Session } from '../../db/session';
import { every } from '../../lifecycle/every';
import type { Logger } from '../../log/logger';
import { BUS_MIGRATIONS } from '../../paths';
import { Wake } from '../../retry';
import type { Bus, BusSubscription, EventHandler, EventsHandler, StoredEvent } from '../bus';
import type { Topic } from '../topics';
import { APPENDED_CHANNEL, appendToTopic } from './append';
import { consumeTopic, type ConsumerSettings } from './consumer';
import { readBacklog } from './log';
import { deleteOldEvents } from './retention';

/** How the PostgreSQL bus behaves; every value has a default. */
export type PostgresBusOptions = Partial<ConsumerSettings> & {
  /** How long events are kept that everybody has read, 30 days. */
  retentionDays?: number;
};

const DEFAULTS: ConsumerSettings = { pollMs: 1_000, maxAttempts: 8, backoff: { firstMs: 100, maxMs: 10_000 } };
const HOUR_MS = 3_600_000;

/** Opens the event bus that lives in a PostgreSQL database (BUS_URL): a log table with offsets per group. Creates its tables when needed. */
export async function openPostgresBus(url: string, log: Logger, options: PostgresBusOptions = {}): Promise<Bus> {
  await runMigrations(url, [BUS_MIGRATIONS], 'bus_migrations');
  const settings = { ...DEFAULTS, ...options };
  const db = openDb(url, { name: 'bus', log, maxConnections: 3 });
  const subscriptions = new Set<BusSubscription>();
  const sweep = every(HOUR_MS, log, 'deleting old events', () => deleteOldEvents(db, options.retentionDays ?? 30));

  function publish(events: readonly StoredEvent[]): Promise<void> {
    return publishByTopic(events, (topic, ofTopic) => appendToTopic(db, topic, ofTopic));
  }

  function subscribe(group: string, topics: readonly Topic[], handler: EventHandler, together?: EventsHandler): Promise<BusSubscription> {
    const stop = new AbortController();
    const wakes = new Map(topics.map((topic) => [topic as string, new Wake()]));
    const session = {
      url,
      name: `bus-${group}`,
      log,
      channels: [APPENDED_CHANNEL],
      // Progress that is lost is made again: each effect happens once by the inbox, in the transaction of the effect.
      repeats: true,
      // An empty payload comes with a new session: anything may have been missed.
      onNotify: (_channel: string, topic: string) => (topic === '' ? wakes.forEach((wake) => wake.wake()) : wakes.get(topic)?.wake()),
    };
    const running = keepSession(session, stop.signal, async (open) => {
      const consumers = topics.map((topic) => ({ group, topic, handler, together, wake: wakes.get(topic) ?? new Wake(), log, settings }));
      await sideBySide(open, consumers, consumeTopic);
    });
    const subscription: BusSubscription = {
      async close() {
        stop.abort();
        await running;
        subscriptions.delete(subscription);
      },
    };
    subscriptions.add(subscription);
    return Promise.resolve(subscription);
  }

  async function close(): Promise<void> {
    await sweep.close();
    await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    await db.close();
  }

  return { publish, subscribe, backlog: (group, topics) => readBacklog(db, group, topics), close };
}

/** Topics one after the other, each in the order given: order is promised per key, and a key lives in one topic. */
async function publishByTopic(events: readonly StoredEvent[], append: (topic: Topic, events: StoredEvent[]) => Promise<void>): Promise<void> {
  const byTopic = new Map<Topic, StoredEvent[]>();
  for (const event of events) byTopic.set(event.topic, [...(byTopic.get(event.topic) ?? []), event]);
  for (const [topic, ofTopic] of byTopic) await append(topic, ofTopic);
}

/** Runs all on one session; when one fails, the others are stopped and the failure is passed on, so that all begin again on a new session. */
async function sideBySide<T>(session: Session, items: T[], work: (item: T, session: Session) => Promise<void>): Promise<void> {
  const failed = new AbortController();
  const shared = { ...session, lost: AbortSignal.any([session.lost, failed.signal]) };
  const results = await Promise.allSettled(
    items.map((item) =>
      work(item, shared).catch((error: unknown) => {
        failed.abort();
        throw error;
      }),
    ),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
