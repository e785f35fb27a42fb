import { openPostgresBus, openPostgresLiveChannel, type Logger } from '@oddsmates/kit';
import type { Services } from '../calls/services';
import type { TokenCache } from '../calls/token-cache';
import { listMemberships } from './memberships';
import { Streams } from './streams';
import { tellFacts } from './tell-facts';

/** Live updates, running. */
export type LiveUpdates = { streams: Streams; close(): Promise<void> };

/**
 * Begins to hear updates, and to tell them for all gateways when it is this one's turn.
 * @param busUrl the PostgreSQL database of the event bus, which carries the live channel as well
 */
export async function startLiveUpdates({ busUrl, services, tokens, log }: { busUrl: string; services: Services; tokens: TokenCache; log: Logger }): Promise<LiveUpdates> {
  const bus = await openPostgresBus(busUrl, log);
  const live = await openPostgresLiveChannel(busUrl, log);
  const streams = new Streams({ memberships: listMemberships(services), forgetTokens: (userId) => tokens.forget(userId), log });
  await live.subscribe(streams);
  const facts = await tellFacts({ bus, live, log });
  return {
    streams,
    async close() {
      streams.close();
      await facts.close();
      await bus.close();
      await live.close();
    },
  };
}
