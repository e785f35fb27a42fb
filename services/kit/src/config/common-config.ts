import { z } from 'zod';

/** A TCP port; 0 lets the system choose. */
export const port = z.coerce.number().int().min(0).max(65_535);
/** A PostgreSQL connection URL. */
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must be a URL such as postgres://user@host:5432/name');
/** The address of another service, 'host:port'. */
export const address = z.string().regex(/^[\w.-]+:\d{1,5}$/, 'must be an address such as host:50051');

/** What every process has. */
export const processConfig = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The address of this machine on which calls and figures are served; 127.0.0.1 where no other machine takes part. */
  BIND_HOST: z.string().min(1).default('0.0.0.0'),
  /** Where /healthz, /readyz and /metrics are served. */
  HTTP_PORT: port,
};

/** What every service with a database, events and calls has. Spread it and add what is the service's own. */
export const commonConfig = {
  ...processConfig,
  GRPC_PORT: port,
  DATABASE_URL: postgresUrl,
  /** The database of the embedded event bus. */
  BUS_URL: postgresUrl,
};
