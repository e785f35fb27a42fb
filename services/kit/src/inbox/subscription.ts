import type { MessageCodec } from '../codec';
import type { Topic } from '../bus/topics';
import type { Tx } from '../db/types';

/** What is known of an event beside its message. */
export type EventMeta = { id: string; topic: Topic; key: string; type: string; time: Date };

/** One kind of event a service reacts to. */
export type Subscription = {
  topic: Topic;
  type: string;
  handle(tx: Tx, payload: Uint8Array, meta: EventMeta): Promise<void>;
};

/**
 * Says what to do with a kind of event. The handler works in the transaction that records the event, so its effect happens once;
 * it must do nothing outside of that transaction.
 */
export function on<T>(
  topic: Topic,
  codec: MessageCodec<T> & { readonly $type: string },
  handler: (tx: Tx, message: T, meta: EventMeta) => Promise<void>,
): Subscription {
  return { topic, type: codec.$type, handle: (tx, payload, meta) => handler(tx, codec.decode(payload), meta) };
}
