import { context, diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from '../log/logger';

/** What is traced. */
export type TracingParts = {
  /** The name of the service, unless OTEL_SERVICE_NAME has another. */
  service: string;
  /** Whether strangers call: what they say about sampling is not believed then, or anybody could fill the store of traces. */
  edge: boolean;
  log: Logger;
};

/** Tracing that has begun. */
export type Tracing = {
  /** Sends what is left. */
  close(): Promise<void>;
};

/**
 * Exports spans when OTEL_EXPORTER_OTLP_ENDPOINT (or ..._TRACES_ENDPOINT) is set, and loads nothing otherwise. OpenTelemetry's other variables hold as well:
 * protocol, headers, resource attributes, batch sizes. The share of traces that is kept is OTEL_TRACES_SAMPLER_ARG, all when left out.
 */
export async function startTracing({ service, edge, log }: TracingParts, env: NodeJS.ProcessEnv = process.env): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return { close: () => Promise.resolve() };
  const { NodeSDK, tracing } = await import('@opentelemetry/sdk-node');
  const say = (message: string) => log.warn({ tracing: message.slice(0, 500) }, 'traces');
  diag.setLogger({ error: say, warn: say, info: say, debug: say, verbose: say }, DiagLogLevel.WARN);
  const root = new tracing.TraceIdRatioBasedSampler(ratioOf(env.OTEL_TRACES_SAMPLER_ARG));
  // The SDK brings a context manager like ours.
  context.disable();
  const sdk = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME || service,
    sampler: new tracing.ParentBasedSampler(edge ? { root, remoteParentSampled: root, remoteParentNotSampled: root } : { root }),
    // Figures are scraped and logs are lines on standard output; only spans are sent.
    metricReaders: [],
    logRecordProcessors: [],
    textMapPropagator: null,
  });
  sdk.start();
  log.info('traces are exported');
  return { close: () => sdk.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent')) };
}

function ratioOf(argument: string | undefined): number {
  const ratio = Number(argument || 1);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}
