import { longNames } from './long-names';
import { muchData } from './much-data';
import { noData } from './no-data';
import { typical } from './typical';
import type { World, WorldName } from './world';

/** Fills all worlds at once, through the public /api; each settles when it is filled. They know nothing of each other. */
export function fillWorlds(url: string): Record<WorldName, Promise<World>> {
  const worlds = { typical: typical(url), 'long-names': longNames(url), 'no-data': noData(url), 'much-data': muchData(url) };
  // Whoever waits for a world is told that it failed; until somebody does, that ends no process.
  for (const world of Object.values(worlds)) world.catch(() => undefined);
  return worlds;
}
