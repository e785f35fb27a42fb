import path from 'node:path';
import { address, busConfig, imageConfig, openImageStore, openRateLimits, port, processConfig, redisConfig, runService } from '@oddsmates/kit';
import { z } from 'zod';
import { connectServices } from './calls/services';
import { rememberTokens } from './calls/user-of-token';
import { startExpressGateway } from './framework/start';
import { toPolicies } from './framework/policies';
import { exchanges, gatewayPolicies } from './gateway';
import { startLiveUpdates } from './stream/start';

const perMinute = z.coerce.number().int().min(1).max(10_000_000);

/** The public side of the product: calls, live updates, images and, in the embedded setting, the pages. */
runService({
  name: 'gateway',
  edge: true,
  config: {
    ...processConfig,
    /** The public port. */
    PORT: port.default(8080),
    IDENTITY_ADDR: address,
    SOCIAL_ADDR: address,
    LEAGUE_ADDR: address,
    WALLET_ADDR: address,
    CHAT_ADDR: address,
    ...busConfig,
    ...redisConfig,
    ...imageConfig,
    /** The folder with shell/dist and mfe-<name>/dist; not set where pages are served by somebody else. */
    PAGES_ROOT: z.string().min(1).optional(),
    RATE_LIMIT_ADDRESS_PER_MINUTE: perMinute.default(6_000),
    RATE_LIMIT_USER_PER_MINUTE: perMinute.default(1_200),
    /** Calls of services that may be under way at once; beyond it callers are told to come back. */
    MAX_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(100_000).default(50),
    BODY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
    /** How many proxies in front are believed about the client's address. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  },
  async start({ log, config }) {
    const services = connectServices({
      identity: config.IDENTITY_ADDR,
      social: config.SOCIAL_ADDR,
      league: config.LEAGUE_ADDR,
      wallet: config.WALLET_ADDR,
      chat: config.CHAT_ADDR,
    });
    const tokens = rememberTokens(services);
    const live = await startLiveUpdates({ config, services, tokens, log });
    const rateLimits = await openRateLimits(config, log);
    const parts = {
      log,
      services,
      tokens,
      streams: live.streams,
      images: await openImageStore(config),
      pagesRoot: config.PAGES_ROOT,
      rateLimits,
      limits: {
        addressPerMinute: config.RATE_LIMIT_ADDRESS_PER_MINUTE,
        callerPerMinute: config.RATE_LIMIT_USER_PER_MINUTE,
        callsAtOnce: config.MAX_CALLS_AT_ONCE,
        bodyTimeoutMs: config.BODY_TIMEOUT_MS,
        trustedProxies: config.TRUSTED_PROXIES,
      },
    };
    process.env.PORT = String(config.PORT);
    const gateway = await startExpressGateway(path.join(__dirname, '..', 'config'), toPolicies(gatewayPolicies(parts), exchanges(parts)));
    return {
      // Nobody can call anything without identity. Any other service that is down takes only its own calls with it, not the gateway.
      ready: async () => ({ identity: await services.reachable('identity') }),
      async close() {
        // Open streams would hold up the rest: pages come back to another gateway, or to this one's successor.
        live.streams.close();
        await gateway.close(10_000);
        await Promise.all([live.close(), rateLimits.close()]);
        services.close();
      },
    };
  },
});
