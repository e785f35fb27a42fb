import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { Logger } from '../../log/logger';
import { backoffMs, type Backoff } from '../../retry';
import type { StoredEvent } from '../bus';
import { busParked } from '../figures';
import { isTransient } from '../transient';
import { keepBeating } from './heartbeat';
import { textHeaders, toEvent } from './messages';
import type { KafkaNames } from './names';
import { ORIGIN } from './parked-message';

/** What a group does with the messages of its partitions. */
export type MessageHandling = {
  group: string;
  names: KafkaNames;
  handler: (event: StoredEvent) => Promise<void>;
  /** Puts a message aside. */
  park: (message: KafkaMessage, origin: string, error: unknown, attempts: number) => Promise<void>;
  log: Logger;
  settings: { maxAttempts: number; backoff: Backoff; heartbeatMs: number };
  /** By partition, the message that keeps failing. */
  tries: Map<string, Tries>;
};

/** How often a message has failed, and how often through its own fault. */
type Tries = { offset: string; attempts: number; counted: number };

/**
 * Handles the messages of a partition one after the other; each is done when its effect is there. A message that fails keeps its partition waiting, and
 * no other. When the group is divided anew, the message at work is finished and no further one begun: another consumer may have it by then.
 */
export async function handleBatch(handling: MessageHandling, payload: EachBatchPayload): Promise<void> {
  await payload.heartbeat();
  const beating = keepBeating(() => payload.heartbeat(), handling.settings.heartbeatMs);
  try {
    for (const message of payload.batch.messages) {
      beating.check();
      if (!payload.isRunning() || payload.isStale()) return;
      const againMs = await handleMessage(handling, payload.batch, message);
      if (againMs !== undefined) {
        setTimeout(payload.pause(), againMs).unref();
        return;
      }
      payload.resolveOffset(message.offset);
      await payload.commitOffsetsIfNecessary();
    }
    beating.check();
  } finally {
    beating.stop();
  }
}

/** Resolves with nothing when the message is done, or parked; else with the time until it is to be tried again. */
async function handleMessage(handling: MessageHandling, from: { topic: string; partition: number }, message: KafkaMessage): Promise<number | undefined> {
  const { group, names, handler, park, log, settings, tries } = handling;
  const origin = textHeaders(message.headers)[ORIGIN] ?? from.topic;
  const topic = names.topicOf(origin);
  const partition = `${from.topic} ${from.partition}`;
  const known = tries.get(partition);
  const mine = known?.offset === message.offset ? known : { offset: message.offset, attempts: 0, counted: 0 };
  try {
    await handler(toEvent(topic, message));
    tries.delete(partition);
    return undefined;
  } catch (error) {
    mine.attempts += 1;
    if (!isTransient(error)) mine.counted += 1;
    tries.set(partition, mine);
    const told = { group, topic: origin, offset: message.offset, attempts: mine.attempts };
    log.warn({ ...told, err: error }, 'an event could not be handled');
    const again = backoffMs(mine.attempts, settings.backoff);
    if (mine.counted < settings.maxAttempts) return again;
    try {
      await park(message, origin, error, mine.attempts);
    } catch (failure) {
      log.warn({ ...told, err: failure }, 'an event could not be parked');
      return again;
    }
    tries.delete(partition);
    busParked.inc({ group, topic: topic ?? origin });
    log.error(told, 'an event was parked');
    return undefined;
  }
}
