import { context, SpanStatusCode, trace, type Attributes, type Context, type Span, type SpanKind } from '@opentelemetry/api';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';

/** Does nothing until an exporter is configured (see start-tracing.ts). */
const tracer = trace.getTracer('oddsmates');

/** Refusals that mean that something is broken. All others are answers. */
const FAULTS: ReadonlySet<Reason> = new Set([Reason.INTERNAL, Reason.UNAVAILABLE, Reason.DEADLINE_EXCEEDED, Reason.NOT_BUILT]);

/** What a span is. */
export type SpanParts = {
  kind: SpanKind;
  attributes?: Attributes;
  /** What it is part of; the work that is going on when left out. */
  parent?: Context;
};

/** Begins a span, which the caller has to end. */
export function beginSpan(name: string, { kind, attributes = {}, parent = context.active() }: SpanParts): { span: Span; within: Context } {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  return { span, within: trace.setSpan(parent, span) };
}

/** Runs work in a span that ends with it. What the work throws is noted and thrown on. */
export async function inSpan<T>(name: string, parts: SpanParts, work: (span: Span) => Promise<T>): Promise<T> {
  const { span, within } = beginSpan(name, parts);
  try {
    return await context.with(within, () => work(span));
  } catch (error) {
    noteError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** As {@link inSpan}, but only as a part of something larger: by itself the work is of no interest. */
export function inChildSpan<T>(name: string, parts: Omit<SpanParts, 'parent'>, work: () => Promise<T>): Promise<T> {
  return trace.getSpan(context.active()) ? inSpan(name, parts, work) : work();
}

/** Notes why a span did not end well: a refusal by its reason, a fault as an error with its stack. */
export function noteError(span: Span, error: unknown): void {
  if (error instanceof AppError) span.setAttribute('oddsmates.refusal', error.reason);
  if (error instanceof AppError && !FAULTS.has(error.reason)) return;
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
}
