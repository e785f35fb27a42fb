import { tryLock, unlock, type Session } from '../../db/session';
import type { Logger } from '../../log/logger';
import { backoffMs, pause, type Backoff, type Wake } from '../../retry';
import type { StoredEvent } from '../bus';
import { busParked } from '../figures';
import type { Topic } from '../topics';
import { isTransient } from '../transient';
import { park, readLog, readOffset, writeOffset, type LoggedEvent } from './log';

const BATCH = 100;

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
  handler: (event: StoredEvent) => Promise<void>;
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
  while (!session.lost.aborted) {
    const events = await readLog(session.queries, topic, position, BATCH);
    if (events.length === 0) await consumer.wake.sleep(settings.pollMs, session.lost);
    else position = await handleBatch(consumer, session, events, position);
  }
  await unlock(session, lock);
}

/** Handles events one after the other and keeps the progress once, at the end; returns how far it came. */
async function handleBatch(consumer: TopicConsumer, session: Session, events: LoggedEvent[], from: bigint): Promise<bigint> {
  const { group, topic } = consumer;
  let done = from;
  for (const logged of events) {
    if (session.lost.aborted) break;
    const outcome = await handleEvent(consumer, session, logged);
    if (outcome === 'stopped') break;
    done = logged.position;
  }
  if (done > from) await writeOffset(session.queries, group, topic, done);
  return done;
}

async function handleEvent(consumer: TopicConsumer, session: Session, logged: LoggedEvent): Promise<'done' | 'stopped'> {
  const { group, topic, handler, log, settings } = consumer;
  for (let attempt = 1, counted = 0; ; attempt += 1) {
    try {
      await handler(logged.event);
      return 'done';
    } catch (error) {
      if (!isTransient(error)) counted += 1;
      log.warn({ err: error, group, topic, eventId: logged.event.id, type: logged.event.type, attempt }, 'an event could not be handled');
      if (counted >= settings.maxAttempts) {
        await park(session.queries, group, logged, error, attempt);
        busParked.inc({ group, topic });
        log.error({ group, topic, eventId: logged.event.id, type: logged.event.type }, 'an event was parked');
        return 'done';
      }
    }
    await pause(backoffMs(attempt, settings.backoff), session.lost);
    if (session.lost.aborted) return 'stopped';
  }
}
