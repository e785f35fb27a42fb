import { setTimeout as pause } from 'node:timers/promises';
import type { ServerName, Stack } from '../stack/start-stack';
import type { Failure } from './endure';

/** So long a server stays away: longer than anybody waits for it inside a call, shorter than anybody needs to start one anew. */
const AWAY_MS = 5_000;

/** A server crashes, stays away for a while and comes back. */
export function takeDown(stack: Stack, server: ServerName): Failure {
  return {
    name: `${server} gone`,
    async begin() {
      const bringBack = await stack.takeDown(server);
      return async () => {
        await pause(AWAY_MS);
        await bringBack();
      };
    },
  };
}
