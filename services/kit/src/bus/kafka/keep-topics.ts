import { backoffMs, pause } from '../../retry';
import type { KeptAdmin } from './keep-admin';

/** As long as the PostgreSQL bus keeps its events. */
const RETENTION_MS = 30 * 86_400_000;
const SETTLE_ATTEMPTS = 8;
const SETTLE_BACKOFF = { firstMs: 50, maxMs: 1_000 };

/** Makes topics when they are first needed. */
export type KeptTopics = {
  /** Makes those that are missing; resolves when all are there. */
  ensure(topics: readonly string[], partitions: number): Promise<void>;
};

/** Topics are made by whoever needs them first, with as many replicas as the brokers say. What is there already is left as it is. */
export function keepTopics(admin: KeptAdmin): KeptTopics {
  const known = new Set<string>();
  const configEntries = [{ name: 'retention.ms', value: String(RETENTION_MS) }];

  /** The brokers hear of a new topic one after the other. */
  async function settled(topics: string[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await admin.ask((asked) => asked.fetchTopicMetadata({ topics }));
        return;
      } catch (error) {
        if (attempt === SETTLE_ATTEMPTS) throw error;
      }
      await pause(backoffMs(attempt, SETTLE_BACKOFF));
    }
  }

  return {
    async ensure(topics, numPartitions) {
      const unknown = topics.filter((topic) => !known.has(topic));
      if (unknown.length === 0) return;
      await admin.ask(async (asked) => {
        const present = new Set(await asked.listTopics());
        const missing = unknown.filter((topic) => !present.has(topic));
        // Another process that makes the same at this moment is no failure, and nobody waits then for what that one has made.
        if (missing.length > 0) await asked.createTopics({ topics: missing.map((topic) => ({ topic, numPartitions, configEntries })) });
      });
      await settled(unknown);
      for (const topic of unknown) known.add(topic);
    },
  };
}
