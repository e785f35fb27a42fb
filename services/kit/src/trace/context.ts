import { context, isSpanContextValid, ROOT_CONTEXT, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';

// Also where nothing is exported: a request's trace context passes through every process and stands in its log lines.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

/** What a W3C `traceparent` stands for. A malformed one counts as none. */
export function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Runs work on behalf of a request: calls it makes and events it publishes carry the request's trace context. */
export function withTrace<T>(traceparent: string | undefined, work: () => T): T {
  return context.with(contextOf(traceparent), work);
}

/** The W3C `traceparent` of what is being worked on, or of a given context. */
export function currentTrace(of: Context = context.active()): string | undefined {
  const span = trace.getSpanContext(of);
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

/** The trace that is being worked on: what the lines of a log have in common with it. */
export function currentTraceId(): string | undefined {
  return trace.getSpanContext(context.active())?.traceId;
}
