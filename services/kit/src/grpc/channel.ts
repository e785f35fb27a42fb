import type { ChannelOptions } from '@grpc/grpc-js';
import { MAX_MESSAGE_BYTES } from './server';

/**
 * How every connection to another service behaves. A name may stand for several replicas: each call goes to the next one. Retries are decided by the
 * contract; what never left this process because its connection ended is not one: it goes to the next replica. A service that was gone is looked for
 * again soon.
 */
export const CHANNEL_OPTIONS: ChannelOptions = {
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.min_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 300,
  // Counts of each call that nobody here asks for: the figures are at /metrics.
  'grpc.enable_channelz': 0,
};
