import type { SubscribeResponse } from '@oddsmates/proto/grpc/stream/v1/stream';

/** A server-sent event. */
export function eventFrame(event: SubscribeResponse): string {
  return `id: ${event.id}\nevent: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Something was missed: everything is to be read again, and from here on nothing is missed. */
export function resetFrame(position: number): string {
  return eventFrame({ id: String(position), kind: 'reset' });
}

/** Sign of life, with the place reached: as a comment, and as an id without an event, which browsers remember. */
export function heartbeatFrame(position: number): string {
  return `: at ${position}\nid: ${position}\n\n`;
}

/** How long to wait before coming back once the stream is over. */
export function retryFrame(ms: number): string {
  return `retry: ${Math.round(ms)}\n\n`;
}
