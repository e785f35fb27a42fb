import type { Bus, BusSubscription, StoredEvent } from '../bus/bus';
import { follow } from '../bus/follow';
import type { Topic } from '../bus/topics';
import type { Db, Tx } from '../db/types';
import type { Logger } from '../log/logger';
import type { Subscription } from './subscription';

/** What a consumer works with. */
export type ConsumerDeps = {
  db: Db;
  bus: Bus;
  /** The consumer group: the service's name, and a second word when it has several. Renaming it means starting from the oldest event. */
  group: string;
  log: Logger;
};

/** A running consumer. */
export type Consumer = {
  /** Resolves when the subscription stands. */
  started: Promise<void>;
  /** Stops after the event that is being handled. */
  close(): Promise<void>;
};

/**
 * Reacts to events, each effect once: the event's id is recorded in the transaction of the handler, and an event whose id is there already is
 * passed over. Kinds of events without a handler are passed over as well.
 * @throws Error when two handlers are given for one kind of event
 */
export function consume({ db, bus, group, log }: ConsumerDeps, subscriptions: Subscription[]): Consumer {
  const handlers = new Map<string, Subscription>();
  for (const subscription of subscriptions) {
    const kind = kindOf(subscription);
    if (handlers.has(kind)) throw new Error(`Group ${group} has two handlers for ${kind}`);
    handlers.set(kind, subscription);
  }
  const topics: Topic[] = [...new Set(subscriptions.map(({ topic }) => topic))];

  async function handle(event: StoredEvent): Promise<void> {
    const subscription = handlers.get(kindOf(event));
    if (!subscription) return;
    const { id, topic, key, type, time, payload } = event;
    await db.tx(async (tx) => {
      if (await receive(tx, group, id)) await subscription.handle(tx, payload, { id, topic, key, type, time });
      else log.debug({ group, eventId: id }, 'an event was delivered again');
    });
  }

  const subscribed: Promise<BusSubscription> = follow({ bus, group, topics, log, takes: (event) => handlers.has(kindOf(event)) }, handle);
  return {
    started: subscribed.then(() => undefined),
    close: async () => (await subscribed).close(),
  };
}

function kindOf({ topic, type }: { topic: Topic; type: string }): string {
  return `${topic} ${type}`;
}

/** Records an event; false when the group has had it before. A consumer that handles it at the same time is waited for. */
async function receive(tx: Tx, group: string, eventId: string): Promise<boolean> {
  const rows = await tx.query('INSERT INTO inbox (group_name, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1', [group, eventId]);
  return rows.length === 1;
}
