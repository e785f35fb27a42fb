import { SpanKind } from '@opentelemetry/api';
import type { Bus, StoredEvent } from '../bus/bus';
import { messagingAttributes } from '../bus/span-attributes';
import { contextOf, currentTrace } from '../trace/context';
import { beginSpan, noteError } from '../trace/span';

/** Publishes events, each in a span of the trace that caused it; whoever consumes one goes on from there. */
export async function handOver(bus: Bus, events: readonly StoredEvent[]): Promise<void> {
  const sent = events.map((event) => {
    const parts = { kind: SpanKind.PRODUCER, attributes: messagingAttributes(event), parent: contextOf(event.traceparent) };
    const { span, within } = beginSpan(`send ${event.topic}`, parts);
    const traceparent = currentTrace(within);
    return { span, event: traceparent === undefined ? event : { ...event, traceparent } };
  });
  try {
    await bus.publish(sent.map(({ event }) => event));
  } catch (error) {
    for (const { span } of sent) noteError(span, error);
    throw error;
  } finally {
    for (const { span } of sent) span.end();
  }
}
