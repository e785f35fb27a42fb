import { Counter } from 'prom-client';
import { metrics } from '../metrics/metrics';

/** Events handled, per group and topic. */
export const busHandled = new Counter({
  name: 'bus_handled_events_total',
  help: 'Events handled.',
  labelNames: ['group', 'topic'],
  registers: [metrics],
});

/** Events put aside because their handler kept failing. Above zero, somebody has to look at bus_parked. */
export const busParked = new Counter({
  name: 'bus_parked_events_total',
  help: 'Events parked after their handler kept failing.',
  labelNames: ['group', 'topic'],
  registers: [metrics],
});
