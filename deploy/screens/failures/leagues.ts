import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { press } from '../../journeys/pages/press';
import { need, type World } from '../worlds/world';
import type { Failure } from './failure';
import { NOT_AVAILABLE } from './show-failure';

const leagueRoute = ({ league }: World): string => `/league/${league.id}`;
const leagueName = ({ league }: World): string => league.name;
const LEAGUE = /\/api\/leagues\/[0-9a-f-]{36}\/$/;
const CIRCUIT = /\/api\/circuits\/[0-9a-f-]{36}\/$/;
const circuitRoute = (world: World): string => `${leagueRoute(world)}/circuit/${need('circuit', world.circuits.active).id}`;

/** Of mfe-leagues. */
export const LEAGUE_FAILURES: readonly Failure[] = [
  {
    name: 'home-error',
    route: () => '/home',
    heading: ({ people }) => `Welcome back, ${people.captain.username}!`,
    failing: '**/api/leagues/',
    status: 503,
    says: 'Failed to load data',
    recovers: (page) => page.getByRole('button', { name: /^View / }).first(),
  },
  {
    name: 'home-friends-error',
    route: () => '/home',
    heading: ({ people }) => `Welcome back, ${people.captain.username}!`,
    failing: '**/api/friends/',
    status: 503,
    says: 'Failed to load friends list',
    recovers: (page) => page.getByRole('list', { name: 'Friends' }).getByRole('listitem').first(),
  },
  {
    name: 'create-league-error',
    route: () => '/create-league',
    heading: 'Create League',
    prepare: async (page) => {
      await page.getByLabel('League name').fill('The Unfounded');
      await press(page, 'Create League');
    },
    failing: '**/api/leagues/create/',
    status: 503,
    says: 'Failed to create league',
  },
  { name: 'league-error', route: leagueRoute, heading: 'League', failing: LEAGUE, status: 503, says: 'Failed to load league data', recovers: (page) => page.getByRole('heading', { name: 'Circuits' }) },
  { name: 'league-not-there', route: () => `/league/${randomUUID()}`, heading: 'League', status: 404, says: 'League not found' },
  { name: 'league-not-a-member', route: ({ foreignLeagueId }) => `/league/${need('foreign league', foreignLeagueId)}`, heading: 'League', status: 403, says: 'You are not a member of this league' },
  {
    name: 'league-chat-error',
    route: (world) => `${leagueRoute(world)}?tab=chat`,
    heading: leagueName,
    failing: '**/chat/messages**',
    status: 503,
    says: 'Failed to load chat messages',
    recovers: (page) => page.getByRole('log').getByText('We').first(),
  },
  {
    name: 'league-invite-error',
    route: leagueRoute,
    heading: leagueName,
    prepare: (page) => press(page, 'Invite Friends'),
    failing: '**/api/friends/',
    status: 503,
    says: 'Failed to load friends list',
    recovers: (page) => page.getByRole('button', { name: 'Invite Selected' }),
  },
  {
    name: 'create-circuit-error',
    route: (world) => `${leagueRoute(world)}/create-circuit`,
    heading: 'Create Circuit',
    failing: LEAGUE,
    status: 503,
    says: 'Failed to load required data.',
    recovers: (page: Page) => page.getByLabel('Circuit name'),
  },
  { name: 'create-circuit-not-captain', as: 'member', route: (world) => `${leagueRoute(world)}/create-circuit`, heading: 'Only the league captain can create circuits.', status: 200, says: 'Only the league captain can create circuits.' },
  { name: 'circuit-error', route: circuitRoute, heading: 'Circuit', failing: CIRCUIT, status: 503, says: NOT_AVAILABLE, recovers: (page) => page.getByRole('heading', { name: 'Leaderboard' }) },
  { name: 'circuit-not-there', route: (world) => `${leagueRoute(world)}/circuit/${randomUUID()}`, heading: 'Circuit', status: 404, says: 'Circuit not found.' },
];
