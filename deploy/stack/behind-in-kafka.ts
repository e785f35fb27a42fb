import { AssignerProtocol, type Admin, type GroupDescription } from 'kafkajs';
import { withKafkaAdmin } from './with-kafka-admin';

/** How many partitions there are whose end the group that reads them has not come to. */
export function behindInKafka(brokers: string[]): Promise<number> {
  return withKafkaAdmin(brokers, async (admin) => {
    const { groups } = await admin.listGroups();
    const { groups: described } = await admin.describeGroups(groups.map(({ groupId }) => groupId));
    const counts = await Promise.all(described.map((group) => behind(admin, group)));
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

async function behind(admin: Admin, group: GroupDescription): Promise<number> {
  // While it is divided anew nobody can tell what its members will read.
  if (group.state !== 'Stable') return group.members.length > 0 ? 1 : 0;
  const topics = topicsOf(group);
  if (topics.length === 0) return 0;
  const progress = await admin.fetchOffsets({ groupId: group.groupId, topics });
  const counts = await Promise.all(
    progress.map(async ({ topic, partitions }) => {
      const ends = new Map((await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)]));
      // -1 where the group has not handled anything yet.
      return partitions.filter(({ partition, offset }) => Math.max(Number(offset), 0) < (ends.get(partition) ?? 0)).length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What the members of a group read. */
function topicsOf({ members }: GroupDescription): string[] {
  const assignments = members.map(({ memberAssignment }) => AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment ?? {});
  return [...new Set(assignments.flatMap((assignment) => Object.keys(assignment)))];
}
