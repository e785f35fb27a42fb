import { eventually } from '../stack/eventually';
import { readFigures, sumOf } from '../stack/read-figures';
import type { Stack } from '../stack/start-stack';
import { withKafkaAdmin } from '../stack/with-kafka-admin';
import type { Failure } from './endure';

/**
 * A consumer group is divided anew twice: a second process of social joins, and is given partitions of everything; then it is killed, and the group
 * notices when its signs of life stay away.
 */
export function divideAnew(stack: Stack): Failure {
  return {
    name: 'group divided anew',
    async begin() {
      const { process, operationsUrl } = await stack.startSpare('social');
      const handled = async (): Promise<number> => sumOf(await readFigures(operationsUrl), 'bus_handling_seconds_count', { group: 'social' }) ?? 0;
      await eventually('facts for the second one', handled, (count) => count > 0);
      await process.takeDown();
      return async () => void (await eventually('the group to be whole without it', () => members(stack), (count) => count === 1));
    },
  };
}

async function members({ brokers }: Stack): Promise<number> {
  const { groups } = await withKafkaAdmin(brokers, (admin) => admin.describeGroups(['social']));
  return groups[0]?.state === 'Stable' ? groups[0].members.length : 0;
}
