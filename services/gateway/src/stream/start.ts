import { openBus, openLiveChannel, type BusConfig, type LiveConfig, type Logger } from '@oddsmates/kit';
import type { Services } from '../calls/services';
import type { TokenCache } from '../calls/token-cache';
import { listMemberships } from './memberships';
import { Streams } from './streams';
import { tellFacts } from './tell-facts';

/** Live updates, running. */
export type LiveUpdates = { streams: Streams; close(): Promise<void> };

/** What live updates are made of. */
export type LiveUpdatesParts = {
  config: BusConfig & LiveConfig;
  services: Services;
  tokens: TokenCache;
  log: Logger;
};

/** Begins to hear updates, and to tell them for all gateways when it is this one's turn. */
export async function startLiveUpdates({ config, services, tokens, log }: LiveUpdatesParts): Promise<LiveUpdates> {
  const bus = await openBus(config, log);
  const live = await openLiveChannel(config, log);
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
