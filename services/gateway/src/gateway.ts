import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImageStore, Logger, RateLimits } from '@oddsmates/kit';
import { contractCalls } from '@oddsmates/proto/descriptor';
import openapi from '@oddsmates/proto/openapi';
import { Admission } from './calls/admission';
import type { Services } from './calls/services';
import type { TokenCache } from './calls/token-cache';
import { forgettingTokens } from './calls/user-of-token';
import { RouteTable } from './contract/route-table';
import type { PolicySet } from './framework/policies';
import { beginExchange, type Exchange } from './http/exchange';
import { accessLog } from './steps/access-log';
import { authenticate } from './steps/authenticate';
import { docs } from './steps/docs';
import { findCall } from './steps/find-call';
import { media } from './steps/media';
import { pages } from './steps/pages';
import { rateLimit } from './steps/rate-limit';
import { readBody } from './steps/read-body';
import { requestId } from './steps/request-id';
import { securityHeaders } from './steps/security-headers';
import { transcode } from './steps/transcode';
import type { Streams } from './stream/streams';
import { subscribe } from './stream/subscribe';

/** What the gateway works with. */
export type GatewayParts = {
  log: Logger;
  services: Services;
  tokens: TokenCache;
  streams: Streams;
  images: ImageStore;
  rateLimits: RateLimits;
  /** The folder of the built pages; undefined where somebody else serves them. */
  pagesRoot: string | undefined;
  limits: {
    addressPerMinute: number;
    callerPerMinute: number;
    /** How many calls of services may be under way at once. */
    callsAtOnce: number;
    /** How long a body may take to arrive. */
    bodyTimeoutMs: number;
    /** Proxies in front whose word about the client's address is believed. */
    trustedProxies: number;
  };
};

/** The steps by the names that config/gateway.config.yml has for them. */
export function gatewayPolicies({ services, tokens, streams, images, pagesRoot, rateLimits, limits }: GatewayParts): PolicySet {
  const routes = new RouteTable(contractCalls);
  const limiter = {
    address: rateLimits.limiter('calls-per-address', { attempts: limits.addressPerMinute, windowS: 60 }),
    caller: rateLimits.limiter('calls-per-user', { attempts: limits.callerPerMinute, windowS: 60 }),
  };
  const admission = new Admission(limits.callsAtOnce);
  const sessionOf = (token: string) => tokens.sessionOf(token);
  return {
    'request-id': () => requestId,
    'access-log': () => accessLog,
    'security-headers': () => securityHeaders,
    'find-call': () => findCall(routes),
    'rate-limit': ({ by }) => rateLimit(limiter[by], by),
    authenticate: () => authenticate(sessionOf, admission),
    'read-body': ({ json_bytes: jsonBytes, form_bytes: formBytes }) => readBody({ jsonBytes, formBytes, timeoutMs: limits.bodyTimeoutMs }),
    subscribe: () => subscribe(streams, sessionOf),
    transcode: () => transcode(forgettingTokens(services, tokens), admission),
    docs: () => docs(openapi),
    media: () => media(images),
    pages: () => pages(pagesRoot),
  };
}

const EXCHANGE = Symbol('exchange');

/** Gives each request the one exchange that all its steps share. The request holds it: a WeakMap of what lives for milliseconds is work for the garbage collector. */
export function exchanges({ log, limits }: Pick<GatewayParts, 'log' | 'limits'>): (req: IncomingMessage & { [EXCHANGE]?: Exchange }, res: ServerResponse) => Exchange {
  return (req, res) => (req[EXCHANGE] ??= beginExchange(req, res, { log, trustedProxies: limits.trustedProxies }));
}
