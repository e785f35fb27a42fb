import { serveGrpc, type GrpcServer, type Handlers, type UnaryService } from '@oddsmates/kit';
import { silentLogger } from '@oddsmates/kit/testing';

/** A service of the contract on a free port, with the handlers that a test gives it. All else answers that it is not built. */
export function serveFake<S extends UnaryService>(service: S, handlers: Handlers<S>): Promise<GrpcServer> {
  return serveGrpc({ service, handlers, port: 0, host: '127.0.0.1', log: silentLogger(), drainMs: 100 });
}
