import type { StoredEvent } from '../bus/bus';
import type { Db } from '../db/types';
import type { Subscription } from '../inbox/subscription';

/**
 * Gives an event to the handler that a service has for it, in a transaction, as consume() does.
 * @throws Error when the service has none
 */
export async function deliver(db: Db, subscriptions: readonly Subscription[], event: StoredEvent): Promise<void> {
  const subscription = subscriptions.find(({ topic, type }) => topic === event.topic && type === event.type);
  if (!subscription) throw new Error(`Nobody listens to ${event.type} on ${event.topic} here`);
  await db.tx((tx) => subscription.handle(tx, event.payload, event));
}
