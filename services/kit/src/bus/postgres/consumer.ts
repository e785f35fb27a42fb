import { tryLock, unlock, type Session } from '../../db/session';
import type { Logger } from '../../log/logger';
import { backoffMs, pause, type Backoff, type Wake } from '../../retry';
import type { EventHandler, EventsHandler, StoredEvent } from '../bus';
import { busParked } from '../figures';
import type { Topic } from '../topics';
import { isTransient } from '../transient';
import { readLog, readOffset, writeOffset, type LoggedEvent } from './log';
import { park, parkAgain, readReplays, unpark } from './parked-table';

const BATCH = 100;
/** What is appended so soon after a batch is read together in the next one. */
const GATHER_MS = 50;

/** How patient a consumer is. */
export type ConsumerSettings = {
  /** How often to look when no notification came, and how soon a waiting consumer takes over. */
  pollMs: number;
  /** After so many failures an event is parked. */
  maxAttempts: number;
  backoff: Backoff;
};

/** One topic, consumed for one group. */
export type TopicConsumer = {
  group: string;
  topic: Topic;
  handler: EventHandler;
  together: EventsHandler | undefined;
  wake: Wake;
  log: Logger;
  settings: ConsumerSettings;
};

/** Consumes a topic on a session until that is lost or stopped. One consumer per group and topic works, the others wait for its lock. */
export async function consumeTopic(consumer: TopicConsumer, session: Session): Promise<void> {
  const { group, topic, settings } = consumer;
  const lock = `bus consumer ${group} ${topic}`;
  while (!(await tryLock(session, lock))) {
    await pause(settings.pollMs, session.lost);
    if (session.lost.aborted) return;
  }
  let position = await readOffset(session.queries, group, topic);
  for (let replaysAt = 0; !session.lost.aborted; ) {
    if (Date.now() >= replaysAt) {
      await handleReplays(consumer, session);
      replaysAt = Date.now() + settings.pollMs;
    }
    const events = await readLog(session.queries, topic, position, BATCH);
    if (events.length === 0) {
      await consumer.wake.sleep(settings.pollMs, session.lost);
      // It may have been woken for a replay.
      replaysAt = 0;
    } else position = await handleBatch(consumer, session, events, position);
    if (events.length > 0 && events.length < BATCH) await pause(GATHER_MS, session.lost);
  }
  await unlock(session, lock);
}

/** Handles events together, or else one after the other, and keeps the progress once, at the end; returns how far it came. */
async function handleBatch(consumer: TopicConsumer, session: Session, events: LoggedEvent[], from: bigint): Promise<bigint> {
  const { group, topic } = consumer;
  const rest = (await handledTogether(consumer, events)) ? [] : events;
  let done = rest.length === 0 ? (events.at(-1)?.position ?? from) : from;
  for (const logged of rest) {
    if (session.lost.aborted) break;
    const outcome = await handleEvent(consumer, session, logged.event);
    if (outcome === 'stopped') break;
    if (outcome !== 'done') await park(session.queries, group, logged, outcome.error, outcome.attempts);
    done = logged.position;
  }
  if (done > from) await writeOffset(session.queries, group, topic, done);
  return done;
}

/** Whether several events could be handled at once. */
async function handledTogether({ together, group, topic, log }: TopicConsumer, events: LoggedEvent[]): Promise<boolean> {
  if (!together || events.length === 1) return false;
  try {
    await together(events.map(({ event }) => event));
    return true;
  } catch (error) {
    log.warn({ err: error, group, topic, events: events.length }, 'events could not be handled together');
    return false;
  }
}

/** Handles parked events that an operator has asked for again. */
async function handleReplays(consumer: TopicConsumer, session: Session): Promise<void> {
  const { group, topic } = consumer;
  for (const event of await readReplays(session.queries, group, topic, BATCH)) {
    if (session.lost.aborted) return;
    const outcome = await handleEvent(consumer, session, event);
    if (outcome === 'stopped') return;
    if (outcome === 'done') await unpark(session.queries, group, event.id);
    else await parkAgain(session.queries, group, event.id, outcome.error, outcome.attempts);
  }
}

type Outcome = 'done' | 'stopped' | { error: unknown; attempts: number };

/** Tries an event until it is done, or has failed so often that it has to be parked. */
async function handleEvent({ group, topic, handler, log, settings }: TopicConsumer, session: Session, event: StoredEvent): Promise<Outcome> {
  for (let attempts = 1, counted = 0; ; attempts += 1) {
    try {
      await handler(event);
      return 'done';
    } catch (error) {
      if (!isTransient(error)) counted += 1;
      log.warn({ err: error, group, topic, eventId: event.id, type: event.type, attempts }, 'an event could not be handled');
      if (counted >= settings.maxAttempts) {
        busParked.inc({ group, topic });
        log.error({ group, topic, eventId: event.id, type: event.type }, 'an event was parked');
        return { error, attempts };
      }
    }
    await pause(backoffMs(attempts, settings.backoff), session.lost);
    if (session.lost.aborted) return 'stopped';
  }
}
