import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST_ENTRIES = 1_000;

type Entry = { payload: AdapterPayload; expiresAtMs: number };

/** Keeps the sign-ins that are under way, and forgets them when they expire, when there are too many, and with the process. */
export function shortMemory(now: () => number = Date.now): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry !== undefined && entry.expiresAtMs > now()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function write(key: string, entry: Entry): void {
    // Written anew it is the youngest again; the oldest is the first to go.
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }

  function find(model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const keys = [...entries.keys()].filter((key) => key.startsWith(`${model}:`));
    return keys.map(read).find((payload) => payload !== undefined && matches(payload));
  }

  return (model) => ({
    upsert: async (id, payload, expiresInS) => write(`${model}:${id}`, { payload, expiresAtMs: expiresInS === undefined ? Infinity : now() + expiresInS * 1_000 }),
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => find(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(model, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(now() / 1_000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
