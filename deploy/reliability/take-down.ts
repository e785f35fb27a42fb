import { setTimeout as pause } from 'node:timers/promises';
import type { ServerName, Stack } from '../stack/start-stack';
import type { Failure } from './endure';

/** So long a server stays away before it is started again. Kafka is at once: it takes ten seconds and more by itself to come back from a crash. */
const AWAY_MS: Record<ServerName, number> = { Kafka: 0, Redis: 5_000, S3: 5_000, PostgreSQL: 5_000 };

/** A server crashes, stays away for a while and comes back. */
export function takeDown(stack: Stack, server: ServerName): Failure {
  return {
    name: `${server} gone`,
    async begin() {
      const bringBack = await stack.takeDown(server);
      return async () => {
        await pause(AWAY_MS[server]);
        await bringBack();
      };
    },
  };
}
