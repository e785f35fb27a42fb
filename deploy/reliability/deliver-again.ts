import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, type Message, type TopicMessages } from 'kafkajs';
import { eventually } from '../stack/eventually';
import type { Stack } from '../stack/start-stack';
import type { Failure } from './endure';

/** What services have effects of: bets, events, people, leagues. */
const TOPICS = ['wallet.bet', 'league.event', 'league.league', 'league.invite', 'identity.user'];

/** Puts every fact that was ever told on the bus once more, as it was, behind all that came since: as a producer does that does not know what was kept. */
export function deliverAgain({ brokers }: Stack): Failure {
  return {
    name: 'every fact delivered again',
    async begin() {
      const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING });
      const facts = await readAll(kafka);
      const producer = kafka.producer();
      await producer.connect();
      await producer.sendBatch({ topicMessages: facts });
      await producer.disconnect();
      return () => Promise.resolve();
    },
  };
}

/** What is in the topics at this moment, each message with its partition. */
async function readAll(kafka: Kafka): Promise<TopicMessages[]> {
  const groupId = `reads-everything-${randomUUID()}`;
  const [admin, consumer] = [kafka.admin(), kafka.consumer({ groupId })];
  await Promise.all([admin.connect(), consumer.connect()]);
  const read = new Map(TOPICS.map((topic) => [topic, new Map<string, Message>()]));
  const ends = await Promise.all(TOPICS.map((topic) => admin.fetchTopicOffsets(topic)));
  const due = ends.flat().reduce((sum, { low, high }) => sum + Number(high) - Number(low), 0);
  await consumer.subscribe({ topics: TOPICS, fromBeginning: true });
  await consumer.run({
    eachMessage: ({ topic, partition, message: { key, value, headers, offset } }) => {
      read.get(topic)?.set(`${partition} ${offset}`, { key, value, headers, partition });
      return Promise.resolve();
    },
  });
  const count = (): number => [...read.values()].reduce((sum, { size }) => sum + size, 0);
  await eventually('all facts', () => Promise.resolve(count()), (facts) => facts >= due);
  await consumer.disconnect();
  await admin.deleteGroups([groupId]);
  await admin.disconnect();
  return [...read].map(([topic, messages]) => ({ topic, messages: [...messages.values()] }));
}
