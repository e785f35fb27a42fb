import { ApiError } from './api-error';
import { randomHex } from './random-hex';

/**
 * One key per request until the server has decided on it: a double click or a retry after a lost answer is the same request,
 * the next deliberate one is another.
 */
export function idempotencyKeys(newKey: () => string = () => randomHex(16)) {
  const open = new Map<string, string>();
  return {
    keyOf(request: object): string {
      const id = JSON.stringify(request);
      const key = open.get(id) ?? newKey();
      open.set(id, key);
      return key;
    },
    /** Forgets the key once the answer is certain: success, or a refusal. */
    settled(request: object, error?: unknown): void {
      if (error instanceof ApiError && error.undecided) return;
      open.delete(JSON.stringify(request));
    },
  };
}
