import { defineRoutes } from '@oddsmates/sdk';

// One screen in two modes: with the same function, switching keeps it mounted.
const load = () => import('./screens/auth');

/** Sign-in and registration (spec section 2). */
export default defineRoutes([
  { path: '/', title: 'Sign in', load },
  { path: '/register', title: 'Create your account', load },
]);
