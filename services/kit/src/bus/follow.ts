import { SpanKind } from '@opentelemetry/api';
import { measure } from '../metrics/measure';
import type { Logger } from '../log/logger';
import { contextOf } from '../trace/context';
import { beginSpan, inSpan, noteError, type SpanParts } from '../trace/span';
import type { Bus, BusSubscription, EventHandler, EventsHandler, StoredEvent } from './bus';
import { busDelay, busHandling, busLag, busParkedNow } from './figures';
import { messagingAttributes } from './span-attributes';
import type { Topic } from './topics';

const BACKLOG_EVERY_MS = 10_000;

/** Who follows which topics. */
export type Follower = {
  bus: Bus;
  group: string;
  topics: readonly Topic[];
  log: Logger;
  /** Whether an event of the topics means anything to the group; all do when left out. The others are passed over: done at once, without a span. */
  takes?: (event: StoredEvent) => boolean;
};

/**
 * Subscribes, and keeps the figures that every subscription has, whatever the bus is made of: how long handling takes and how it ends, how old the facts
 * are by then, how much still waits and how much was parked. An event is handled in a span of the trace that caused it, several together
 * in one each.
 */
export async function follow({ bus, group, topics, log, takes = all }: Follower, handler: EventHandler, together?: EventsHandler): Promise<BusSubscription> {
  async function measured(events: readonly StoredEvent[], work: () => Promise<void>): Promise<void> {
    const ends = events.map(({ topic }) => busHandling.startTimer({ group, topic }));
    try {
      await work();
    } catch (error) {
      for (const end of ends) end({ outcome: 'failed' });
      throw error;
    }
    for (const end of ends) end({ outcome: 'done' });
    for (const { topic, time } of events) busDelay.observe({ group, topic }, Math.max(0, Date.now() - time.getTime()) / 1_000);
  }

  function spanOf(event: StoredEvent): [string, SpanParts] {
    const attributes = { ...messagingAttributes(event), 'messaging.consumer.group.name': group };
    return [`process ${event.topic}`, { kind: SpanKind.CONSUMER, attributes, parent: contextOf(event.traceparent) }];
  }

  async function handle(event: StoredEvent): Promise<void> {
    await measured([event], async () => {
      if (takes(event)) await inSpan(...spanOf(event), () => handler(event));
    });
  }

  async function handleTogether(events: readonly StoredEvent[], work: EventsHandler): Promise<void> {
    const taken = events.filter(takes);
    await measured(events, () => inSpans(taken.map(spanOf), () => work(taken)));
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

  const subscription = await bus.subscribe(group, topics, handle, together && ((events) => handleTogether(events, together)));
  const backlog = measure({ log, what: `the backlog of ${group}`, everyMs: BACKLOG_EVERY_MS, read, forget });
  return {
    async close() {
      await backlog.close();
      await subscription.close();
    },
  };
}

const all = (): boolean => true;

/** Runs work that belongs to several traces in a span of each. */
async function inSpans(parts: readonly [string, SpanParts][], work: () => Promise<void>): Promise<void> {
  const spans = parts.map((each) => beginSpan(...each).span);
  try {
    await work();
  } catch (error) {
    for (const span of spans) noteError(span, error);
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}
