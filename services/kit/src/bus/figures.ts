import { Counter, Gauge, Histogram } from 'prom-client';
import { metrics } from '../metrics/metrics';

const labelNames = ['group', 'topic'] as const;

/** How long handlers took, by how they ended: 'done', or 'failed' and to be tried again. */
export const busHandling = new Histogram({
  name: 'bus_handling_seconds',
  help: 'Time that a handler took for an event.',
  labelNames: [...labelNames, 'outcome'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [metrics],
});

/** How old the facts were when their effect was there: what a player waits for. */
export const busDelay = new Histogram({
  name: 'bus_delay_seconds',
  help: 'Time from a fact to the end of its handling.',
  labelNames,
  buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600],
  registers: [metrics],
});

/** Events put aside because their handler kept failing, counted as it happens. */
export const busParked = new Counter({
  name: 'bus_parked_events_total',
  help: 'Events parked after their handler kept failing.',
  labelNames,
  registers: [metrics],
});

/** Events that are on the bus and that the group is not done with. Every replica of a service tells the same. */
export const busLag = new Gauge({ name: 'bus_consumer_lag_events', help: 'Events that a group has still before it.', labelNames, registers: [metrics] });

/** Events that were put aside and are still there. Above zero, somebody has to look at them. */
export const busParkedNow = new Gauge({ name: 'bus_parked_events', help: 'Parked events that nobody has dealt with yet.', labelNames, registers: [metrics] });
