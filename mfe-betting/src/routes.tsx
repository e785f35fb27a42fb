import { defineRoutes } from '@oddsmates/sdk';

export default defineRoutes([
  { path: '/league/:leagueId/market', title: 'Browse Market', load: () => import('./screens/market') },
  { path: '/league/:leagueId/create-event', title: 'Create Test Event', load: () => import('./screens/create-event') },
  { path: '/league/:leagueId/event/:eventId/place-user-bet', title: 'Place Your Bet', load: () => import('./screens/place-bet') },
  { path: '/league/:leagueId/event/:eventId/complete', title: 'Complete Event', load: () => import('./screens/complete-event') },
]);
