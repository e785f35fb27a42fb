import type { Logger } from '../../log/logger';
import type { ParkedEvents } from '../parked';
import { kafkaClient, type KafkaAt } from './kafka-client';
import { keepAdmin } from './keep-admin';
import { keepProducer } from './keep-producer';
import { keepTopics } from './keep-topics';
import { kafkaNames } from './names';
import { toParkedEvent } from './parked-message';
import { readParked, unreplayed, type ParkedMessage } from './parked-topics';

/**
 * The parked events of the bus in Kafka. Those of a group and a topic are in a topic of their own; how far they were replayed is the progress of a group of
 * its own.
 */
export function kafkaParkedEvents(at: KafkaAt, log: Logger): ParkedEvents {
  const kafka = kafkaClient(at, log);
  const names = kafkaNames(at.prefix ?? '');
  const admin = keepAdmin(kafka);
  const topics = keepTopics(admin);
  const producer = keepProducer(kafka);

  async function read(group: string): Promise<ParkedMessage[]> {
    const ranges = await admin.ask((asked) => unreplayed(asked, names, group));
    return readParked(kafka, names.replayer(group), ranges);
  }

  return {
    async list(group) {
      const events = (await read(group)).map(({ message }) => toParkedEvent(message, names));
      return events.sort((one, other) => one.parkedAt.getTime() - other.parkedAt.getTime());
    },
    async replay(group) {
      const parked = await read(group);
      if (parked.length === 0) return 0;
      await topics.ensure([names.replay(group)], 1);
      const messages = parked.map(({ message: { key, value, headers = {} } }) => ({ key, value, headers }));
      await producer.send([{ topic: names.replay(group), messages }]);
      // After they are on their way: should this fail, they are replayed twice, and their effect still happens once.
      const next = new Map(parked.map(({ topic, message: { offset } }) => [topic, String(BigInt(offset) + 1n)]));
      await admin.ask(async (asked) => {
        for (const [topic, offset] of next) await asked.setOffsets({ groupId: names.replayer(group), topic, partitions: [{ partition: 0, offset }] });
      });
      return parked.length;
    },
    close: async () => void (await Promise.all([producer.close(), admin.close()])),
  };
}
