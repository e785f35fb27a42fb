import type { Screen } from '../screen';

/** For visitors. */
export const OPEN_SCREENS: readonly Screen[] = [
  {
    name: 'landing',
    worlds: ['typical'],
    as: 'visitor',
    route: () => '/',
    heading: 'Welcome back',
    ready: (page) => page.getByRole('button', { name: 'Sign in', exact: true }),
  },
  {
    name: 'register',
    worlds: ['typical'],
    as: 'visitor',
    route: () => '/register',
    heading: 'Create your account',
    ready: (page) => page.getByRole('button', { name: 'Register' }),
  },
];
