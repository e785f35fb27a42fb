import { Counter, Gauge } from 'prom-client';
import { metrics } from '../metrics/metrics';

/** When the event was written that has been waiting for the longest, in milliseconds; undefined while none waits. */
let oldestSinceMs: number | undefined;

/** Tells the figures which event waits for the longest. */
export function noteOldestEvent(event: { time: Date } | undefined): void {
  oldestSinceMs = event?.time.getTime();
}

/**
 * How long the oldest event has been waiting to reach the bus. Above a few seconds, something is wrong. Told as of the scrape: it grows while the bus
 * does not answer. A replica whose relay stands by tells 0.
 */
export const outboxAge = new Gauge({
  name: 'outbox_oldest_event_seconds',
  help: 'Age of the oldest event not yet on the bus.',
  registers: [metrics],
  collect() {
    this.set(oldestSinceMs === undefined ? 0 : Math.max(0, Date.now() - oldestSinceMs) / 1_000);
  },
});

/** How many events have been handed to the bus. */
export const outboxRelayed = new Counter({ name: 'outbox_relayed_events_total', help: 'Events handed to the bus.', registers: [metrics] });

/** How often handing over failed. */
export const outboxFailures = new Counter({ name: 'outbox_relay_failures_total', help: 'Failed attempts to hand events to the bus.', registers: [metrics] });
