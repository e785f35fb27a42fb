import type { Attributes } from '@opentelemetry/api';
import type { StoredEvent } from './bus';

/** What a span tells of an event: where it travels and what it is, never what it says. */
export function messagingAttributes({ topic, id, type }: StoredEvent): Attributes {
  return { 'messaging.destination.name': topic, 'messaging.message.id': id, 'oddsmates.event.type': type };
}
