import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf, newId, type Logger } from '@oddsmates/kit';
import type { Context } from '@opentelemetry/api';
import type { Body } from '../body/body';
import type { Match } from '../contract/route-table';
import { clientAddress } from './client-address';

/** A request on its way through the steps, and what they have learned of it so far. Knows nothing of the framework. */
export type Exchange = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** The path as it was sent, still percent-encoded: '/api/leagues/0190.../'. */
  readonly path: string;
  /** What follows the '?', still percent-encoded; empty for none. */
  readonly query: string;
  readonly clientAddress: string;
  readonly startedAt: number;
  /** The trace that the request belongs to: the page's, and from request-id on the span of this request. */
  trace: Context;
  /** Names the request in every log, answer and call. */
  requestId: string;
  log: Logger;
  /** What the path and method stand for; set by find-call. */
  match?: Match;
  /** The name of the call that is meant, 'wallet.PlaceBet'. Set by find-call, or by transcode where the body decides between several. */
  callName?: string;
  /** Who makes the call; unset for a visitor. Set by authenticate. */
  userId?: string;
  /** The token that says so. For nothing but standing on it: it is never logged or passed on. Set by authenticate. */
  token?: string;
  /** What was sent; unset for a call without a body. Set by read-body. */
  body?: Body;
};

/** What came of a step: the next one goes on, or the response is ended. */
export type Outcome = 'next' | 'answered';

/** One step of answering a request. A refusal is thrown as an AppError or HttpRefusal. A step that waits for nothing gives its outcome at once: it costs no promise. */
export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/**
 * Begins an exchange.
 * @param trustedProxies how many proxies in front of the gateway may be believed about the client's address
 */
export function beginExchange(req: IncomingMessage, res: ServerResponse, parts: { log: Logger; trustedProxies: number }): Exchange {
  const url = req.url ?? '/';
  const mark = url.indexOf('?');
  return {
    req,
    res,
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
    clientAddress: clientAddress(req, parts.trustedProxies),
    startedAt: performance.now(),
    trace: contextOf(singleHeader(req, 'traceparent')),
    requestId: newId(),
    log: parts.log,
  };
}

/** A header that may be sent once; undefined when it is missing or sent more than once. */
export function singleHeader(req: IncomingMessage, name: string): string | undefined {
  const values = req.headersDistinct[name];
  return values?.length === 1 ? values[0] : undefined;
}
