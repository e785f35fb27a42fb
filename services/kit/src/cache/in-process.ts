import type { Cache } from './cache';

/** The oldest makes room. */
const MAX_ENTRIES = 10_000;

/** A cache in this process's memory, for this process alone. */
export function inProcessCache(): Cache {
  const entries = new Map<string, { text: string; until: number }>();

  function known(key: string): string | undefined {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > Date.now() ? entry.text : undefined;
  }

  function keep(key: string, text: string, forMs: number): void {
    entries.delete(key);
    entries.set(key, { text, until: Date.now() + forMs });
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  return {
    get: (key) => Promise.resolve(known(key)),
    set: (key, text, forMs) => Promise.resolve(keep(key, text, forMs)),
    forget: (key) => Promise.resolve(void entries.delete(key)),
    async claim(key, forMs) {
      if (known(key) !== undefined) return false;
      keep(key, '', forMs);
      return true;
    },
    close: () => Promise.resolve(),
  };
}
