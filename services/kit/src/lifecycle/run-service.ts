import { collectDefaultMetrics } from 'prom-client';
import type { z } from 'zod';
import { commonConfig, processConfig } from '../config/common-config';
import { loadConfig } from '../config/load-config';
import { createLogger, type Logger } from '../log/logger';
import { metrics } from '../metrics/metrics';
import { pause } from '../retry/backoff';
import { startTracing } from '../trace/start-tracing';
import { serveOperations, type Readiness } from './operations-server';
import { onStopSignal } from './stop-signals';

/** How long a service may take to shut down. */
export const SHUTDOWN_MS = 15_000;

/** What a service is started with. */
export type ServiceParts<T extends z.ZodRawShape> = {
  log: Logger;
  config: z.infer<z.ZodObject<typeof processConfig & T>>;
};

/** A started service. */
export type RunningService = {
  /** Ends everything in the opposite order of its start. */
  close(): Promise<void>;
  /** What the service needs to answer, by name: `{ database: true, bus: true }`. */
  ready(): Promise<Readiness>;
};

/** A service's name, configuration and composition. */
export type ServiceOptions<T extends z.ZodRawShape> = {
  name: string;
  /** The variables the service reads, beside LOG_LEVEL and HTTP_PORT; {@link commonConfig} when left out. */
  config?: T;
  /** Whether strangers call it; see {@link startTracing}. */
  edge?: boolean;
  start(parts: ServiceParts<T>): Promise<RunningService>;
};

/**
 * Runs a service as a process: configuration, log, /healthz, /readyz and /metrics on HTTP_PORT, a clean end on SIGTERM and SIGINT within
 * 15 s, traces where OTEL_EXPORTER_OTLP_ENDPOINT says so. A wrong configuration, a failed start and a rejection that nobody handles end the process with exit code 1.
 */
export function runService<T extends z.ZodRawShape = typeof commonConfig>(options: ServiceOptions<T>): void {
  const shape = { ...processConfig, ...(options.config ?? commonConfig) } as typeof processConfig & T;
  const config = loadConfig(shape);
  const { LOG_LEVEL: level, HTTP_PORT: port, BIND_HOST: host } = loadConfig(processConfig);
  const log = createLogger({ name: options.name, level });
  const crash = (what: string) => (error: unknown) => {
    log.fatal({ err: error }, what);
    process.exit(1);
  };
  process.on('unhandledRejection', crash('a rejection was not handled'));
  process.on('uncaughtException', crash('an exception was not caught'));
  collectDefaultMetrics({ register: metrics });
  run(options, { log, config }, { host, port }).catch(crash('the service could not be started'));
}

async function run<T extends z.ZodRawShape>(options: ServiceOptions<T>, parts: ServiceParts<T>, at: { host: string; port: number }): Promise<void> {
  const { log } = parts;
  const tracing = await startTracing({ service: options.name, edge: options.edge ?? false, log });
  const state: { service?: RunningService; stopping: boolean } = { stopping: false };
  const operations = await serveOperations(at, async () =>
    state.service && !state.stopping ? { started: true, ...(await state.service.ready()) } : { started: false },
  );
  onStopSignal((why) => {
    state.stopping = true;
    log.info({ why }, 'shutting down');
    const closed = (async () => {
      await state.service?.close();
      await operations.close();
      await tracing.close();
      return 0;
    })();
    const tooLate = pause(SHUTDOWN_MS).then(() => {
      log.error('the shutdown took too long');
      return 1;
    });
    const failed = (error: unknown) => {
      log.error({ err: error }, 'the shutdown failed');
      return 1;
    };
    void Promise.race([closed.catch(failed), tooLate]).then((code) => process.exit(code));
  });
  state.service = await options.start(parts);
  log.info({ httpPort: operations.port }, 'ready');
}
