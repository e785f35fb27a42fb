import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { newId } from '@oddsmates/kit';
import type { Policy } from 'express-gateway/lib/gateway/index.js';

/** A gateway that takes requests. */
export type RunningGateway = {
  /** The port it listens on. */
  port: number;
  /** Takes no more connections, lets what runs end within the drain time, then cuts it off. */
  close(drainMs: number): Promise<void>;
};

/**
 * Starts Express Gateway with nothing in it but our own policies. What it offers beside that (its admin API, its accounts, its proxy, its
 * plugins) is never loaded: see docs/adr/0003-express-gateway-as-a-shell.md.
 * @param configFolder the folder of gateway.config.yml, whose port comes from PORT
 * @throws Error when the configuration is wrong or the port cannot be had
 */
export async function startExpressGateway(configFolder: string, policies: Policy[]): Promise<RunningGateway> {
  process.env.EG_CONFIG_DIR = configFolder;
  process.env.EG_DISABLE_CONFIG_WATCH = 'true';
  // Its own log is not JSON and knows other levels; faults are still told.
  const level = process.env.LOG_LEVEL;
  process.env.LOG_LEVEL = 'error';
  // Loaded only now: it reads the environment as it loads.
  const { default: config } = await import('express-gateway/lib/config/index.js');
  const { default: eventBus } = await import('express-gateway/lib/eventBus.js');
  const { default: gateway } = await import('express-gateway/lib/gateway/index.js');
  if (level === undefined) delete process.env.LOG_LEVEL;
  else process.env.LOG_LEVEL = level;
  frameworkNames().v4 = newId;
  eventBus.once('http-ready', ({ httpServer }: { httpServer: Server }) => setTimeouts(httpServer));
  const { app: server } = await gateway({ plugins: { policies }, config });
  return { port: (server.address() as AddressInfo).port, close: (drainMs) => drain(server, drainMs) };
}

/**
 * What gives each request the framework's own name, which nobody reads. It makes it of `new Buffer`, and Node looks at the stack of the first 10,000 of
 * those: a twentieth of what a call costs.
 */
export function frameworkNames(): { v4: () => string } {
  const framework = createRequire(createRequire(__filename).resolve('express-gateway/lib/gateway/index.js'));
  return framework('uuid62') as { v4: () => string };
}

/** Nobody may hold a connection by being slow. Idle ones are kept a little longer than a load balancer keeps its own. */
function setTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}

async function drain(server: Server, drainMs: number): Promise<void> {
  // An answer on its way says that the connection ends with it, so the browser's next request goes elsewhere.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const cutOff = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}
