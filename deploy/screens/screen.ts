import type { Locator, Page } from 'playwright-core';
import type { Person } from '../stack/people';
import type { Role, World, WorldName } from './worlds/world';

/** One screen, or one state of it: where it is, how one gets there, and how one sees that it is all there. */
export interface Screen {
  /** Names the picture. */
  name: string;
  /** The worlds in which it differs; all of them unless told. */
  worlds?: readonly WorldName[];
  /** Whose screen it is: the captain's unless told. A visitor is not signed in. */
  as?: Role | 'visitor';
  route: (world: World) => string;
  /** Its one h1. */
  heading: string | ((world: World) => string);
  /** Leads from the opened page to the state that is meant. */
  prepare?: (page: Page, world: World) => Promise<void>;
  /** Its main content. */
  ready: (page: Page, world: World) => Locator;
}

/** Who is signed in on a screen; nobody on those for visitors. */
export function whoseScreen({ as = 'captain' }: Pick<Screen, 'as'>, { people }: World): Person | undefined {
  return as === 'visitor' ? undefined : people[as];
}

export function headingOf({ heading }: Pick<Screen, 'heading'>, world: World): string {
  return typeof heading === 'string' ? heading : heading(world);
}

/** What the picture of a screen is called: 'home', 'home-no-data'. */
export function pictureOf({ name }: Screen, world: WorldName): string {
  return world === 'typical' ? name : `${name}-${world}`;
}
