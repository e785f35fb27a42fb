import { press } from '../../journeys/pages/press';
import type { World } from '../worlds/world';
import type { Failure } from './failure';

const username = ({ people }: World): string => people.captain.username;
const STATISTICS = 'Failed to load betting statistics. Please try again later.';

/** Of mfe-auth and mfe-social. */
export const SOCIAL_FAILURES: readonly Failure[] = [
  {
    name: 'landing-refused',
    as: 'visitor',
    route: () => '/',
    heading: 'Welcome back',
    prepare: async (page) => {
      await page.getByLabel('Username').fill('nobody of this name');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press(page, 'Sign in');
    },
    status: 401,
    says: 'Login failed: Invalid username or password',
  },
  {
    name: 'profile-error',
    route: () => '/profile',
    heading: 'My Profile',
    failing: '**/api/profile/',
    status: 503,
    says: 'Failed to load user profile. Please try again later.',
    recovers: (page) => page.getByRole('button', { name: 'Edit Profile' }),
  },
  { name: 'profile-figures-error', route: () => '/profile', heading: username, failing: '**/api/profile/betting-stats/', status: 503, says: STATISTICS, recovers: (page) => page.getByText('Win Rate') },
  { name: 'profile-record-error', route: () => '/profile', heading: username, failing: '**/api/profile/performance/', status: 503, says: STATISTICS, recovers: (page) => page.getByRole('heading', { name: 'Achievements' }) },
  {
    name: 'settings-refused',
    route: () => '/settings',
    heading: 'Settings',
    prepare: async (page) => {
      await page.getByLabel('Current password').fill('not the password');
      await page.getByLabel('New password', { exact: true }).fill('another long password');
      await page.getByLabel('New password again').fill('another long password');
      await press(page, 'Change Password');
    },
    status: 400,
    says: 'The current password is not right.',
  },
  {
    name: 'add-friend-error',
    route: () => '/add-friend',
    heading: 'Add Friends',
    prepare: (page, { search }) => page.getByRole('searchbox').fill(search),
    failing: '**/api/users/search/**',
    status: 503,
    says: 'Failed to search users',
    recovers: (page) => page.locator('.found-person').first(),
  },
];
