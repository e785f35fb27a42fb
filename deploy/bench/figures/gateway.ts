import { compare } from '../compare';
import { cpuPerCall } from '../cpu-per-call';
import { startExpress } from '../express/start';
import type { Figure } from '../figure';
import type { LoadRequest } from '../load/closed-loop';
import { startProduct } from '../product';
import { seedAccounts, tokenOf } from '../seed/accounts';
import { seedId } from '../seed/ids';

const PLAYERS = 20;
const LOAD = { connections: 16, seconds: 60, requests: 6_000 };

/** What the gateway's steps cost: who calls, how often, does it fit the contract, logs, figures. */
export const gateway: Figure = {
  name: 'gateway_vs_express',
  title: "processor time per call of the gateway against a bare Express handler that makes the same gRPC call (a player's profile)",
  goal: 1.5,
  better: 'lower',
  unit: '',
  async measure(say) {
    const product = await startProduct();
    const express = await startExpress(product.grpcAddresses.identity);
    try {
      await seedAccounts(await product.connect('identity'), PLAYERS);
      const ofGateway = (): Promise<number> => cpuPerCall(() => [product.service('gateway').pid() ?? 0], product.url, LOAD, (n) => profile({ authorization: `Token ${tokenOf(playerOf(n))}` }));
      const ofExpress = (): Promise<number> => cpuPerCall(() => [express.process.pid() ?? 0], express.url, LOAD, (n) => profile({ 'x-user-id': seedId('player', playerOf(n)) }));
      await ofGateway();
      await ofExpress();
      return await compare({ name: 'gateway_cpu_ms', measure: ofGateway }, { name: 'express_cpu_ms', measure: ofExpress }, say);
    } finally {
      await express.process.stop();
      await product.stop();
    }
  },
};

const playerOf = (n: number): number => (n % PLAYERS) + 1;

function profile(headers: Record<string, string>): LoadRequest {
  return { method: 'GET', path: '/api/profile/', headers };
}
