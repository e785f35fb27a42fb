import { metrics } from '@oddsmates/kit';
import { context } from '@opentelemetry/api';
import { Histogram } from 'prom-client';
import type { Exchange, Step } from '../http/exchange';

const seconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from a request to the end of its answer.',
  labelNames: ['call', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [metrics],
});

/** One line and one figure per request, once it is over. The query is left out: it may hold what somebody searched for. */
export const accessLog: Step = (exchange) => {
  exchange.res.once('close', () => context.with(exchange.trace, () => record(exchange)));
  return 'next';
};

function record({ req, res, path, log, callName: call, userId, startedAt }: Exchange): void {
  const durationMs = Math.round(performance.now() - startedAt);
  // What a client did not wait for has no status of its own; 499 is what proxies call it.
  const status = res.writableFinished ? res.statusCode : 499;
  seconds.observe({ call: call ?? areaOf(path), status }, durationMs / 1_000);
  log.info({ method: req.method, path: path.slice(0, 200), call, status, durationMs, userId }, 'request');
}

/** Figures of what is no call are kept by area: a label per path would never end. */
function areaOf(path: string): string {
  return ['api', 'media', 'mfe'].find((area) => path.startsWith(`/${area}/`)) ?? 'page';
}
