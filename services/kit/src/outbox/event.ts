import type { Topic } from '../bus/topics';
import { toBytes, type EncodedMessage, type MessageCodec } from '../codec';

/** A fact to be told to others, as a use case hands it to its transaction. */
export type OutboxEvent = {
  topic: Topic;
  /** The aggregate's id. Events of one key are delivered in order. */
  key: string;
  /** The full name of the payload's message, 'events.v1.UserChanged'. */
  type: string;
  payload: Uint8Array;
};

/**
 * Builds an event from a message of events.v1.
 * @param key the id of the aggregate that the event is about
 */
export function event<T>(topic: Topic, key: string, codec: MessageCodec<T> & { readonly $type: string }, value: T): OutboxEvent {
  const encoded: EncodedMessage = codec.encode(value);
  return { topic, key, type: codec.$type, payload: toBytes(encoded) };
}
