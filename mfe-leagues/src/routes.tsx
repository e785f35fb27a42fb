import { defineRoutes } from '@oddsmates/sdk';

/** Home and all about a league itself; its betting screens are another remote's. */
export default defineRoutes([
  { path: '/home', title: 'Home', load: () => import('./screens/home') },
  { path: '/create-league', title: 'Create league', load: () => import('./screens/create-league') },
  { path: '/league/:leagueId/create-circuit', title: 'Create circuit', load: () => import('./screens/create-circuit') },
  { path: '/league/:leagueId/circuit/:circuitId', title: 'Circuit', load: () => import('./screens/circuit') },
  { path: '/league/:id', title: 'League', load: () => import('./screens/league') },
]);
