import { Partitioners, type Kafka, type Producer, type TopicMessages } from 'kafkajs';

/** A producer that is there when it is needed. */
export type KeptProducer = {
  /** Resolves once all replicas that have to have the messages have them. */
  send(topicMessages: TopicMessages[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * An idempotent producer, connected when it is first needed. After a failure it is replaced: nobody knows then which of its messages were kept, and the
 * broker would take the next ones, under the same sequence numbers, for a repetition of those.
 */
export function keepProducer(kafka: Kafka): KeptProducer {
  let producer: Promise<Producer> | undefined;

  async function open(): Promise<Producer> {
    const opened = kafka.producer({ idempotent: true, createPartitioner: Partitioners.DefaultPartitioner, allowAutoTopicCreation: false });
    await opened.connect();
    return opened;
  }

  return {
    async send(topicMessages) {
      const current = (producer ??= open());
      try {
        await (await current).sendBatch({ acks: -1, topicMessages });
      } catch (error) {
        if (producer === current) producer = undefined;
        void current.then((failed) => failed.disconnect()).catch(() => undefined);
        throw error;
      }
    },
    async close() {
      await producer?.then((open) => open.disconnect()).catch(() => undefined);
    },
  };
}
