import { longNames } from './long-names';
import { muchData } from './much-data';
import { noData } from './no-data';
import { typical } from './typical';
import type { World, WorldName } from './world';

/** Fills all worlds at once, through the public /api. They know nothing of each other. */
export async function fillWorlds(url: string): Promise<Record<WorldName, World>> {
  const [one, two, three, four] = await Promise.all([typical(url), longNames(url), noData(url), muchData(url)]);
  return { typical: one, 'long-names': two, 'no-data': three, 'much-data': four };
}
