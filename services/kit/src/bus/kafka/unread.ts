import type { Admin } from 'kafkajs';
import type { Backlog } from '../bus';
import type { Topic } from '../topics';
import type { KafkaNames } from './names';

/** What a group has not read of a partition: from its next message to the end. */
export type Unread = { topic: string; from: bigint; end: bigint };

/** What a group has not read of topics that are there; a group that has read nothing begins with the oldest message kept. */
export async function unread(admin: Admin, groupId: string, topics: readonly string[]): Promise<Unread[]> {
  if (topics.length === 0) return [];
  const progress = await admin.fetchOffsets({ groupId, topics: [...topics] });
  const perTopic = await Promise.all(
    progress.map(async ({ topic, partitions }) => {
      const read = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
      const kept = await admin.fetchTopicOffsets(topic);
      return kept.map(({ partition, low, high }) => ({ topic, from: later(BigInt(low), read.get(partition) ?? -1n), end: BigInt(high) }));
    }),
  );
  return perTopic.flat().filter(({ from, end }) => from < end);
}

/** What a group has before it, one entry per topic. */
export async function readBacklog(admin: Admin, names: KafkaNames, group: string, topics: readonly Topic[]): Promise<Backlog[]> {
  const present = new Set(await admin.listTopics());
  const presentOf = (name: (topic: Topic) => string): string[] => topics.map(name).filter((topic) => present.has(topic));
  const [waiting, parked] = await Promise.all([
    unread(admin, names.group(group), presentOf(names.topic)),
    unread(admin, names.replayer(group), presentOf((topic) => names.parked(group, topic))),
  ]);
  return topics.map((topic) => ({ topic, waiting: count(waiting, names.topic(topic)), parked: count(parked, names.parked(group, topic)) }));
}

function count(ranges: readonly Unread[], topic: string): number {
  return ranges.filter((range) => range.topic === topic).reduce((sum, { from, end }) => sum + Number(end - from), 0);
}

function later(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
