import { singleHeader, type Step } from '../http/exchange';
import { beginRequestSpan } from '../http/request-span';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Names the request in logs, calls and answers, and begins its span; a name that a proxy in front has given is kept. */
export const requestId: Step = (exchange) => {
  const given = singleHeader(exchange.req, 'x-request-id');
  if (given !== undefined && REQUEST_ID.test(given)) exchange.requestId = given;
  exchange.log = exchange.log.child({ requestId: exchange.requestId });
  exchange.res.setHeader('X-Request-Id', exchange.requestId);
  beginRequestSpan(exchange);
  return 'next';
};
