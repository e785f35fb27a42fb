import type { Consumer, Kafka } from 'kafkajs';
import { aborted, backoffMs, pause, within } from '../../retry';
import { handleBatch, type MessageHandling } from './handle-batch';

/** Partitions of a consumer are handled side by side, up to so many. */
const PARTITIONS_AT_ONCE = 4;
/** How long the progress may be ahead of what Kafka knows of it, within a batch. */
const COMMIT_MS = 1_000;
/** How long Kafka is waited for at the end. What it does not hear is handled again by the next consumer. */
const LEAVE_MS = 5_000;
/** How long a consumer that failed stays away. Short, so that a broker that is back is found at once: kafkajs has waited a few seconds by then. */
const RETURN = { firstMs: 100, maxMs: 2_000 };

/** How a consumer stands in its group. */
export type GroupSettings = {
  /** After so long without a sign of life the group gives a consumer up. */
  sessionMs: number;
  heartbeatMs: number;
  /** How long a consumer may take to finish what it is at when the group is divided anew. */
  rebalanceMs: number;
  /** How long the broker keeps a question for new events open; so long it takes to stop. */
  waitMs: number;
};

/** One subscription. */
export type Consuming = {
  kafka: Kafka;
  groupId: string;
  /** Names in Kafka, made before they are consumed. */
  topics: string[];
  makeTopics: () => Promise<void>;
  handling: MessageHandling;
  settings: GroupSettings;
};

/** Consumes until the signal is aborted: as one consumer, and as a new one when that has failed. */
export async function keepConsuming(consuming: Consuming, stop: AbortSignal): Promise<void> {
  const { handling } = consuming;
  for (let failures = 0; !stop.aborted; ) {
    try {
      await consumeOnce(consuming, stop, () => (failures = 0));
    } catch (error) {
      failures += 1;
      handling.log.warn({ err: error, group: handling.group }, 'a consumer failed');
      await pause(backoffMs(failures, RETURN), stop);
    }
  }
}

/** Resolves when it was stopped. @throws the error that no repetition within kafkajs has cured */
async function consumeOnce({ kafka, groupId, topics, makeTopics, handling, settings }: Consuming, stop: AbortSignal, onJoined: () => void): Promise<void> {
  await makeTopics();
  const consumer = kafka.consumer({
    groupId,
    sessionTimeout: settings.sessionMs,
    heartbeatInterval: settings.heartbeatMs,
    rebalanceTimeout: settings.rebalanceMs,
    maxWaitTimeInMs: settings.waitMs,
    allowAutoTopicCreation: false,
    // A consumer that fails ends, and a new one takes its place: one way to begin again, for whatever went wrong.
    retry: { restartOnFailure: () => Promise.resolve(false) },
  });
  const atWork = new Set<Promise<void>>();
  const crashed = crash(consumer);
  consumer.on(consumer.events.GROUP_JOIN, onJoined);
  try {
    await consumer.connect();
    await consumer.subscribe({ topics, fromBeginning: true });
    await consumer.run({
      autoCommitInterval: COMMIT_MS,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS_AT_ONCE,
      async eachBatch(payload) {
        const work = handleBatch(handling, payload);
        atWork.add(work);
        await work.finally(() => atWork.delete(work));
      },
    });
    const failure = await Promise.race([crashed, aborted(stop)]);
    if (failure) throw failure;
  } finally {
    await leave(consumer, atWork);
  }
}

/** Waits for the handlers at work, however long they take; then keeps their progress and leaves the group, as far as Kafka can be reached. */
async function leave(consumer: Consumer, atWork: ReadonlySet<Promise<void>>): Promise<void> {
  const left = consumer.disconnect().catch(() => undefined);
  await Promise.allSettled(atWork);
  await within(LEAVE_MS, left).catch(() => undefined);
}

function crash(consumer: Consumer): Promise<Error> {
  return new Promise((resolve) => consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error)));
}
