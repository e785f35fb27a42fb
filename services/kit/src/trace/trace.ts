import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string | undefined>();

/** W3C trace context: version, trace id, parent id, flags. */
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Runs work on behalf of a request: calls it makes and events it publishes carry the request's trace context. A malformed one is dropped. */
export function withTrace<T>(traceparent: string | undefined, work: () => T): T {
  return storage.run(traceparent !== undefined && TRACEPARENT.test(traceparent) ? traceparent : undefined, work);
}

/** The trace context of the request that is being worked on. */
export function currentTrace(): string | undefined {
  return storage.getStore();
}
