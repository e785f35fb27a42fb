import { SpanKind } from '@opentelemetry/api';
import { inChildSpan } from './span';

/** Makes a span of each run of a function, as a part of the trace that is going on: for steps whose time is worth knowing by itself. */
export function traced<A extends unknown[], T>(name: string, step: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return (...args) => inChildSpan(name, { kind: SpanKind.INTERNAL }, () => step(...args));
}
