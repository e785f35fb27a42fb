import type { TopicMessages } from 'kafkajs';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../../errors/app-error';
import type { Logger } from '../../log/logger';
import type { Backoff } from '../../retry';
import type { Bus, BusSubscription, EventHandler, StoredEvent } from '../bus';
import type { Topic } from '../topics';
import { kafkaClient, type KafkaAt } from './kafka-client';
import { keepAdmin } from './keep-admin';
import { keepConsuming, type GroupSettings } from './keep-consuming';
import { keepProducer } from './keep-producer';
import { keepTopics } from './keep-topics';
import { toMessage } from './messages';
import { kafkaNames } from './names';
import { toParked } from './parked-message';
import { readBacklog } from './unread';

/** How the bus behaves; every value has a default. */
export type KafkaBusOptions = Partial<GroupSettings> & {
  /** After so many failures an event is parked. */
  maxAttempts?: number;
  backoff?: Backoff;
};

const DEFAULTS = {
  sessionMs: 15_000,
  heartbeatMs: 2_000,
  rebalanceMs: 30_000,
  waitMs: 500,
  maxAttempts: 8,
  backoff: { firstMs: 100, maxMs: 10_000 },
};
const PARTITIONS = 6;

/**
 * The event bus in Kafka: one topic per aggregate, keyed by its id; an idempotent producer; consumers that keep their progress after the effect.
 * Connects when it is first used: a service starts without Kafka, and its facts wait in its outbox.
 */
export function openKafkaBus(at: KafkaAt, log: Logger, options: KafkaBusOptions = {}): Bus {
  const settings = { ...DEFAULTS, ...options };
  const { prefix = '', partitions = PARTITIONS } = at;
  const kafka = kafkaClient(at, log);
  const names = kafkaNames(prefix);
  const admin = keepAdmin(kafka);
  const topics = keepTopics(admin);
  const producer = keepProducer(kafka);
  const subscriptions = new Set<BusSubscription>();

  async function publish(events: readonly StoredEvent[]): Promise<void> {
    const byTopic = new Map<string, TopicMessages>();
    for (const event of events) {
      const topic = names.topic(event.topic);
      const of = byTopic.get(topic) ?? { topic, messages: [] };
      of.messages.push(toMessage(event));
      byTopic.set(topic, of);
    }
    try {
      await topics.ensure([...byTopic.keys()], partitions);
      await producer.send([...byTopic.values()]);
    } catch (error) {
      throw new AppError(Reason.UNAVAILABLE, { cause: error });
    }
  }

  function subscribe(group: string, subscribed: readonly Topic[], handler: EventHandler): Promise<BusSubscription> {
    const stop = new AbortController();
    const [replay, named] = [names.replay(group), subscribed.map((topic) => names.topic(topic))];
    const running = keepConsuming(
      {
        kafka,
        groupId: names.group(group),
        topics: [...named, replay],
        async makeTopics() {
          await topics.ensure(named, partitions);
          await topics.ensure([replay], 1);
        },
        handling: {
          group,
          names,
          handler,
          async park(message, origin, error, attempts) {
            const parked = names.parked(group, names.topicOf(origin));
            await topics.ensure([parked], 1);
            await producer.send([{ topic: parked, messages: [toParked(message, origin, error, attempts)] }]);
          },
          log,
          settings,
          tries: new Map(),
        },
        settings,
      },
      stop.signal,
    );
    const subscription: BusSubscription = {
      async close() {
        stop.abort();
        await running;
        subscriptions.delete(subscription);
      },
    };
    subscriptions.add(subscription);
    return Promise.resolve(subscription);
  }

  async function close(): Promise<void> {
    await Promise.all([...subscriptions].map((subscription) => subscription.close()));
    await Promise.all([producer.close(), admin.close()]);
  }

  return { publish, subscribe, backlog: (group, of) => admin.ask((asked) => readBacklog(asked, names, group, of)), close };
}
