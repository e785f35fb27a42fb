import type { Page } from 'playwright-core';
import { press } from '../../journeys/pages/press';
import { pickPicture } from '../pick-picture';
import type { Screen } from '../screen';
import { need, type Circuit, type World } from '../worlds/world';

const leagueRoute = ({ league }: World): string => `/league/${league.id}`;
const leagueName = ({ league }: World): string => league.name;
const tick = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Create Circuit' }).waitFor();
  for (const box of (await page.getByRole('list', { name: 'Component events' }).getByRole('checkbox').all()).slice(0, 2)) await box.check();
};
const circuit = (state: 'upcoming' | 'active' | 'decided') => {
  const of = ({ circuits }: World): Circuit => need(`${state} circuit`, circuits[state]);
  return {
    name: `circuit-${state}`,
    route: (world: World) => `/league/${of(world).league_id}/circuit/${of(world).id}`,
    heading: (world: World) => of(world).name,
    ready: (page: Page) => page.getByRole('heading', { name: 'Leaderboard' }),
  };
};

/** Of mfe-leagues. */
export const LEAGUE_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    as: 'newcomer',
    route: () => '/home',
    heading: ({ people }) => `Welcome back, ${people.newcomer.username}!`,
    ready: (page) => page.getByRole('button', { name: /^View / }).or(page.getByText('No leagues yet. Create one!')).first(),
  },
  { name: 'create-league', worlds: ['typical'], route: () => '/create-league', heading: 'Create League', ready: (page) => page.getByLabel('League name') },
  {
    name: 'create-league-crop',
    worlds: ['typical'],
    route: () => '/create-league',
    heading: 'Create League',
    prepare: (page) => pickPicture(page, 'League image'),
    ready: (page) => page.getByRole('dialog', { name: 'Crop Image' }),
  },
  { name: 'league-events', route: leagueRoute, heading: leagueName, ready: (page) => page.getByRole('heading', { name: 'Circuits' }) },
  { name: 'league-events-member', as: 'member', worlds: ['typical', 'much-data'], route: leagueRoute, heading: leagueName, ready: (page) => page.getByRole('heading', { name: 'Circuits' }) },
  {
    name: 'league-members',
    route: (world) => `${leagueRoute(world)}?tab=members`,
    heading: leagueName,
    ready: (page) => page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first(),
  },
  {
    name: 'league-remove-member',
    worlds: ['typical', 'long-names'],
    route: (world) => `${leagueRoute(world)}?tab=members`,
    heading: leagueName,
    prepare: (page, { people }) => press(page, `Remove ${people.member.username}`),
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: 'Remove member' }),
  },
  { name: 'league-chat', route: (world) => `${leagueRoute(world)}?tab=chat`, heading: leagueName, ready: (page) => page.getByPlaceholder('Type a message...') },
  {
    name: 'league-edit',
    worlds: ['typical', 'long-names'],
    route: leagueRoute,
    heading: 'Edit League',
    prepare: (page) => press(page, 'Edit League'),
    ready: (page) => page.getByRole('button', { name: 'Save Changes' }),
  },
  {
    name: 'league-invite',
    route: leagueRoute,
    heading: leagueName,
    prepare: (page) => press(page, 'Invite Friends'),
    ready: (page) => page.getByRole('dialog', { name: 'Invite Friends' }).getByRole('button', { name: /Invite Selected|Add Friends/ }),
  },
  {
    name: 'create-circuit',
    route: (world) => `${leagueRoute(world)}/create-circuit`,
    heading: 'Create Circuit',
    prepare: tick,
    ready: (page) => page.getByRole('button', { name: 'Create Circuit' }),
  },
  circuit('upcoming'),
  circuit('active'),
  circuit('decided'),
  {
    ...circuit('upcoming'),
    name: 'circuit-join',
    worlds: ['typical', 'long-names'],
    prepare: (page) => press(page, /^Join Circuit/),
    ready: (page) => page.getByRole('dialog').getByText('Balance after'),
  },
];
