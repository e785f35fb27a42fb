import { Counter, Gauge } from 'prom-client';
import { metrics } from '../metrics/metrics';

/** How long the oldest event has been waiting to reach the bus. Above a few seconds, something is wrong. */
export const outboxAge = new Gauge({ name: 'outbox_oldest_event_seconds', help: 'Age of the oldest event not yet on the bus.', registers: [metrics] });

/** How many events have been handed to the bus. */
export const outboxRelayed = new Counter({ name: 'outbox_relayed_events_total', help: 'Events handed to the bus.', registers: [metrics] });

/** How often handing over failed. */
export const outboxFailures = new Counter({ name: 'outbox_relay_failures_total', help: 'Failed attempts to hand events to the bus.', registers: [metrics] });
