import { Server, ServerCredentials, type ServiceDefinition, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { callByGrpcPath } from '@oddsmates/proto/descriptor';
import { HealthImplementation } from 'grpc-health-check';
import type { Logger } from '../log/logger';
import { pause } from '../retry/backoff';
import type { Handlers, UnaryService } from './handlers';
import { unary, type Handler } from './unary';

/** The largest message taken or sent: an image of 5 MiB and room around it. */
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

/** What to serve. */
export type GrpcServerOptions<S extends UnaryService> = {
  /** The generated definition, `WalletServiceService`. */
  service: S;
  handlers: Handlers<S>;
  /** 0 lets the system choose. */
  port: number;
  log: Logger;
  /** The interface to listen on; all when left out. */
  host?: string;
  /** How long calls may go on after close was asked for; 10 s when left out. */
  drainMs?: number;
};

/** A running server. */
export type GrpcServer = {
  /** The port it listens on. */
  port: number;
  /** What health checks are told. */
  setServing(serving: boolean): void;
  /** Takes no more calls, lets the running ones end within the drain time, then cuts them off. */
  close(): Promise<void>;
};

/**
 * Serves a service's calls and gRPC's own health service. Each request is checked against the contract before its handler is called;
 * calls without a handler answer UNIMPLEMENTED.
 * @throws Error when the port cannot be had or a method is not in the contract
 */
export async function serveGrpc<S extends UnaryService>(options: GrpcServerOptions<S>): Promise<GrpcServer> {
  const { service, handlers, log, host = '0.0.0.0', drainMs = 10_000 } = options;
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    // Counts of each call that nobody here asks for: the figures are at /metrics.
    'grpc.enable_channelz': 0,
  });
  server.addService(service as unknown as ServiceDefinition, implementationOf(service, handlers, log));
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  const port = await bind(server, `${host}:${options.port}`);
  return {
    port,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    async close() {
      health.setStatus('', 'NOT_SERVING');
      const drained = new AbortController();
      const shutdown = new Promise<void>((resolve) => server.tryShutdown(() => resolve())).then(() => drained.abort());
      await Promise.race([shutdown, pause(drainMs, drained.signal)]);
      server.forceShutdown();
    },
  };
}

function implementationOf<S extends UnaryService>(service: S, handlers: Handlers<S>, log: Logger): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.entries(service).map(([name, { path }]) => {
      const call = callByGrpcPath(path);
      if (!call) throw new Error(`${path} is not in the contract`);
      return [name, unary(call, handlers[name] as Handler | undefined, log)];
    }),
  );
}

function bind(server: Server, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => (error ? reject(error) : resolve(port)));
  });
}
