import { metrics } from '@oddsmates/kit';
import { Counter, Gauge } from 'prom-client';

/** Streams that are open at this gateway. */
export const openStreams = new Gauge({ name: 'streams_open', help: 'Live streams that are open.', registers: [metrics] });

/** Streams that this gateway has ended, by why. What clients end themselves is not in here. */
export const endedStreams = new Counter({ name: 'streams_ended_total', help: 'Live streams ended by the gateway.', labelNames: ['why'], registers: [metrics] });

/** Updates heard on the live channel. */
export const heardUpdates = new Counter({ name: 'stream_updates_total', help: 'Live updates heard.', labelNames: ['kind'], registers: [metrics] });
