import { SpanKind } from '@opentelemetry/api';
import { measure } from '../metrics/measure';
import type { Logger } from '../log/logger';
import { contextOf } from '../trace/context';
import { inSpan } from '../trace/span';
import type { Bus, BusSubscription, StoredEvent } from './bus';
import { busDelay, busHandling, busLag, busParkedNow } from './figures';
import { messagingAttributes } from './span-attributes';
import type { Topic } from './topics';

const BACKLOG_EVERY_MS = 10_000;

/** Who follows which topics. */
export type Follower = { bus: Bus; group: string; topics: readonly Topic[]; log: Logger };

/**
 * Subscribes, and keeps the figures that every subscription has, whatever the bus is made of: how long handling takes and how it ends, how old the facts
 * are by then, how much still waits and how much was parked. An event is handled in a span of the trace that caused it.
 */
export async function follow({ bus, group, topics, log }: Follower, handler: (event: StoredEvent) => Promise<void>): Promise<BusSubscription> {
  async function handle(event: StoredEvent): Promise<void> {
    const { topic, time } = event;
    const end = busHandling.startTimer({ group, topic });
    try {
      const attributes = { ...messagingAttributes(event), 'messaging.consumer.group.name': group };
      await inSpan(`process ${topic}`, { kind: SpanKind.CONSUMER, attributes, parent: contextOf(event.traceparent) }, () => handler(event));
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
    end({ outcome: 'done' });
    busDelay.observe({ group, topic }, Math.max(0, Date.now() - time.getTime()) / 1_000);
  }

  async function read(): Promise<void> {
    for (const { topic, waiting, parked } of await bus.backlog(group, topics)) {
      busLag.set({ group, topic }, waiting);
      busParkedNow.set({ group, topic }, parked);
    }
  }

  function forget(): void {
    for (const topic of topics) for (const gauge of [busLag, busParkedNow]) gauge.remove({ group, topic });
  }

  const subscription = await bus.subscribe(group, topics, handle);
  const backlog = measure({ log, what: `the backlog of ${group}`, everyMs: BACKLOG_EVERY_MS, read, forget });
  return {
    async close() {
      await backlog.close();
      await subscription.close();
    },
  };
}
