import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { StoredEvent } from '../bus';
import { fromHeaders, toHeaders, type EventHeaders } from '../envelope';
import type { Topic } from '../topics';

/** The message of an event: CloudEvents 1.0 in binary mode, keyed by the aggregate, so that what happens to it stays in order. */
export function toMessage(event: StoredEvent): Message {
  const { payload } = event;
  return { key: event.key, value: Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength), headers: toHeaders(event) };
}

/** The event of a message. @throws Error when it was not written by {@link toMessage} */
export function toEvent(topic: Topic | undefined, message: KafkaMessage): StoredEvent {
  const headers = textHeaders(message.headers);
  if (topic === undefined) throw new Error(`Not an event of a topic of this product: ${Object.keys(headers).join(', ')}`);
  return fromHeaders(topic, headers, new Uint8Array(message.value ?? []));
}

/** The headers as text; of one that is there several times the first counts. */
export function textHeaders(headers: IHeaders | undefined): EventHeaders {
  const text = Object.entries(headers ?? {}).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? [] : [[name, first.toString()] as const];
  });
  return Object.fromEntries(text);
}
