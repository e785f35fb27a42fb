import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@oddsmates/kit/testing';
import { answerError } from '../http/error-answer';
import { beginExchange, type Step } from '../http/exchange';
import { HttpRefusal } from '../http/refusals';
import { runStep } from '../http/run-step';

/** A server of Node's own that takes the steps one after the other: the steps need no framework. */
export type Served = { url: string; port: number; close(): Promise<void> };

/** Serves steps on a free port. When none of them answers, the status is 299, which no step gives by itself. */
export async function serveSteps(steps: readonly Step[]): Promise<Served> {
  const server = createServer((req, res) => {
    const exchange = beginExchange(req, res, { log: silentLogger(), trustedProxies: 0 });
    const run = async () => {
      for (const step of steps) if (!(await runStep(step, exchange))) return;
      answerError(exchange, new HttpRefusal(299, 'UNANSWERED', JSON.stringify({ userId: exchange.userId, body: exchange.body ?? null })));
    };
    void run();
  });
  return listen(server);
}

async function listen(server: Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
