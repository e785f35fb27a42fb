import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from '../metrics/metrics';

/** Readiness by part: `{ database: true, bus: false }`. */
export type Readiness = Record<string, boolean>;

/** A running server for operators. */
export type OperationsServer = { port: number; close(): Promise<void> };

/**
 * Serves what operators and the platform ask for:
 * - /healthz: 200 as long as the process turns its event loop;
 * - /readyz: 200 when every part is ready, else 503; names the parts that are missing;
 * - /metrics: the figures, in Prometheus' text format.
 */
export async function serveOperations(at: { host: string; port: number }, ready: () => Promise<Readiness>): Promise<OperationsServer> {
  const server = createServer((request, response) => {
    answer(request, response, ready).catch(() => sendJson(response, 500, { status: 'error' }));
  });
  server.requestTimeout = 10_000;
  await listen(server, at);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, ready: () => Promise<Readiness>): Promise<void> {
  switch (request.url?.split('?', 1)[0]) {
    case '/healthz':
      return sendJson(response, 200, { status: 'ok' });
    case '/readyz': {
      const parts = await ready();
      const missing = Object.keys(parts).filter((part) => !parts[part]);
      return sendJson(response, missing.length === 0 ? 200 : 503, { status: missing.length === 0 ? 'ready' : 'not ready', missing, parts });
    }
    case '/metrics':
      response.writeHead(200, { 'content-type': metrics.contentType });
      response.end(await metrics.metrics());
      return;
    default:
      return sendJson(response, 404, { status: 'not found' });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, at: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
