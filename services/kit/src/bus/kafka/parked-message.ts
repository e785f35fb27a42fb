import type { KafkaMessage, Message } from 'kafkajs';
import { describeError, type ParkedEvent } from '../parked';
import { textHeaders } from './messages';
import type { KafkaNames } from './names';

/** The topic in Kafka that a parked event came from, in a header beside its own. */
export const ORIGIN = 'parked_topic';

/** The message as it is put aside: as it came, with what went wrong. */
export function toParked(message: KafkaMessage, origin: string, error: unknown, attempts: number): Message {
  return {
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      [ORIGIN]: origin,
      parked_error: describeError(error),
      parked_attempts: String(attempts),
      parked_at: new Date().toISOString(),
    },
  };
}

/** What an operator is shown of a parked message. */
export function toParkedEvent({ key, headers }: KafkaMessage, names: KafkaNames): ParkedEvent {
  const { ce_id: id = '', ce_type: type = '', [ORIGIN]: origin = '', parked_error: error = '', parked_attempts: attempts, parked_at: at } = textHeaders(headers);
  return { id, topic: names.topicOf(origin) ?? origin, key: key?.toString() ?? '', type, error, attempts: Number(attempts), parkedAt: new Date(at ?? Number.NaN) };
}
