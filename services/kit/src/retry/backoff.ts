/** How the waits between attempts grow. */
export type Backoff = { firstMs: number; maxMs: number };

/**
 * How long to wait before the next attempt, in milliseconds: doubling up to the bound, and anywhere in the upper half of that,
 * so that those who failed together do not come back together.
 * @param attempt how many attempts have failed so far, from 1
 */
export function backoffMs(attempt: number, { firstMs, maxMs }: Backoff): number {
  const ceiling = Math.min(maxMs, firstMs * 2 ** Math.min(attempt - 1, 30));
  return ceiling / 2 + (Math.random() * ceiling) / 2;
}

/** Waits, or less when the signal is aborted. Never rejects. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}
