import { withKafkaAdmin } from '../../stack/with-kafka-admin';
import type { Check } from './check';

/** Who follows facts on the bus. */
const GROUPS = ['wallet', 'league', 'social', 'chat', 'live'];

/** Every group has somebody who reads: one that nobody is in is behind nowhere, and would never be missed. */
export const consumersAreBack: Check = async ({ brokers }) => {
  const { groups } = await withKafkaAdmin(brokers, (admin) => admin.describeGroups(GROUPS));
  return groups.filter(({ members }) => members.length === 0).map(({ groupId, state }) => `Nobody is in the group ${groupId}: ${state}`);
};
