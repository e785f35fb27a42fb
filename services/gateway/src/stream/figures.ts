import { metrics } from '@oddsmates/kit';
import { Counter, Gauge } from 'prom-client';

/** Streams that are open at this gateway. */
export const openStreams = new Gauge({ name: 'streams_open', help: 'Live streams that are open.', registers: [metrics] });

/** How many this gateway has room for. */
export const streamsLimit = new Gauge({ name: 'streams_limit', help: 'Live streams that may be open.', registers: [metrics] });

/** Streams that this gateway has ended, by why. What clients end themselves is not in here. */
export const endedStreams = new Counter({ name: 'streams_ended_total', help: 'Live streams ended by the gateway.', labelNames: ['why'], registers: [metrics] });

/** Updates heard on the live channel. */
export const heardUpdates = new Counter({ name: 'stream_updates_total', help: 'Live updates heard.', labelNames: ['kind'], registers: [metrics] });

/** Whether this gateway hears the live channel: 1 or 0. Without it there are no streams. */
export const channelHeard = new Gauge({ name: 'live_channel_heard', help: 'Whether the live channel is heard (1) or lost (0).', registers: [metrics] });

/** How often the live channel was lost, and with it every stream. */
export const channelLosses = new Counter({ name: 'live_channel_losses_total', help: 'How often the live channel was lost.', registers: [metrics] });

/** What this gateway has told all gateways, when it was its turn to. */
export const toldMessages = new Counter({ name: 'live_messages_told_total', help: 'Messages published on the live channel.', labelNames: ['type'], registers: [metrics] });
