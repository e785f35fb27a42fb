import { defineRoutes } from '@oddsmates/sdk';

export default defineRoutes([
  { path: '/add-friend', title: 'Add Friends', load: () => import('./screens/add-friend') },
  { path: '/profile', title: 'My Profile', load: () => import('./screens/profile') },
  { path: '/settings', title: 'Settings', load: () => import('./screens/settings') },
]);
