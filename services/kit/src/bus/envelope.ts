import type { StoredEvent } from './bus';
import type { Topic } from './topics';

/** CloudEvents 1.0 attributes in binary mode, as every adapter writes them beside the payload. */
export type EventHeaders = Record<string, string>;

const CONTENT_TYPE = 'application/protobuf';

/** The headers of an event. Its key travels as the subject, its topic names the source. */
export function toHeaders(event: StoredEvent): EventHeaders {
  const headers: EventHeaders = {
    'content-type': CONTENT_TYPE,
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_source: `/oddsmates/${event.topic}`,
    ce_type: event.type,
    ce_time: event.time.toISOString(),
    ce_subject: event.key,
  };
  if (event.traceparent !== undefined) headers.traceparent = event.traceparent;
  return headers;
}

/**
 * Puts an event together again.
 * @throws Error when an attribute is missing: then it was not written by toHeaders.
 */
export function fromHeaders(topic: Topic, headers: EventHeaders, payload: Uint8Array): StoredEvent {
  const { ce_id: id, ce_type: type, ce_time: time, ce_subject: key, traceparent } = headers;
  if (id === undefined || type === undefined || time === undefined || key === undefined) {
    throw new Error(`An event on ${topic} lacks CloudEvents attributes: ${Object.keys(headers).join(', ')}`);
  }
  const event: StoredEvent = { id, topic, key, type, time: new Date(time), payload };
  return traceparent === undefined ? event : { ...event, traceparent };
}
