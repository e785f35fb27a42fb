import { beginSpan } from '@oddsmates/kit';
import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import type { Exchange } from './exchange';

/** Begins the span of a request to /api, which ends with its answer. Files are not worth one, and a live stream would be open for hours. */
export function beginRequestSpan(exchange: Exchange): void {
  const { req, res, path, requestId } = exchange;
  if (!path.startsWith('/api/') || path.startsWith('/api/stream')) return;
  const attributes = { 'http.request.method': req.method ?? '', 'oddsmates.request_id': requestId };
  const { span, within } = beginSpan(`${req.method} /api`, { kind: SpanKind.SERVER, attributes, parent: exchange.trace });
  exchange.trace = within;
  res.once('close', () => end(span, exchange));
}

/** Named after the call: 'POST wallet.PlaceBet'. The path would hold ids. */
function end(span: Span, { req, res, callName }: Exchange): void {
  if (callName !== undefined) span.updateName(`${req.method} ${callName}`).setAttribute('http.route', callName);
  span.setAttribute('http.response.status_code', res.writableFinished ? res.statusCode : 499);
  if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
