import type { Admin, Kafka, KafkaMessage } from 'kafkajs';
import { PARKED_AT_A_TIME } from '../parked';
import type { KafkaNames } from './names';
import { unread, type Unread } from './unread';

/** A parked message with its place. */
export type ParkedMessage = { topic: string; message: KafkaMessage };

/** A group's parked messages that were not replayed yet. Their topics have one partition each. */
export async function unreplayed(admin: Admin, names: KafkaNames, group: string): Promise<Unread[]> {
  const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(names.parkedOf(group)));
  return unread(admin, names.replayer(group), topics);
}

/** Reads parked messages, each topic's in its order. Moves nothing on: the progress of the group is not written down. */
export async function readParked(kafka: Kafka, groupId: string, ranges: readonly Unread[]): Promise<ParkedMessage[]> {
  if (ranges.length === 0) return [];
  const ends = new Map(ranges.map(({ topic, end }) => [topic, end]));
  const read: ParkedMessage[] = [];
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 100, retry: { restartOnFailure: () => Promise.resolve(false) } });
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [...ends.keys()], fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      const eachMessage = ({ topic, message }: ParkedMessage): Promise<void> => {
        const end = ends.get(topic);
        if (end !== undefined && read.length < PARKED_AT_A_TIME) read.push({ topic, message });
        if (end !== undefined && BigInt(message.offset) + 1n >= end) ends.delete(topic);
        if (ends.size === 0 || read.length === PARKED_AT_A_TIME) resolve();
        return Promise.resolve();
      };
      consumer.run({ autoCommit: false, eachMessage }).catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
  return read;
}
