import type { Screen } from '../screen';
import { WORLD_NAMES, type WorldName } from '../worlds/world';
import { BETTING_SCREENS } from './betting';
import { LEAGUE_SCREENS } from './leagues';
import { OPEN_SCREENS } from './open';
import { SOCIAL_SCREENS } from './social';

/** Every screen of the product, by remote. */
export const SCREENS: readonly Screen[] = [...OPEN_SCREENS, ...LEAGUE_SCREENS, ...BETTING_SCREENS, ...SOCIAL_SCREENS];

/** The screens that this world has. */
export const screensIn = (world: WorldName): Screen[] => SCREENS.filter(({ worlds = WORLD_NAMES }) => worlds.includes(world));
