import { Histogram } from 'prom-client';
import { metrics } from '../metrics/metrics';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** How long calls took to answer, by method and gRPC status. */
export const serverSeconds = new Histogram({
  name: 'grpc_server_handling_seconds',
  help: 'Time from a request to its answer.',
  labelNames: ['method', 'code'],
  buckets: BUCKETS,
  registers: [metrics],
});

/** How long calls to other services took, retries included. */
export const clientSeconds = new Histogram({
  name: 'grpc_client_handling_seconds',
  help: 'Time from a call to another service to its answer.',
  labelNames: ['method', 'code'],
  buckets: BUCKETS,
  registers: [metrics],
});
