import type { RemoteName } from '@oddsmates/sdk';
import { matchPath } from 'react-router-dom';

export interface ShellRoute {
  path: string;
  remote: RemoteName;
  /** Makes do with what the layout has of antd. */
  light?: true;
}

/** For visitors as well (spec section 2). */
export const OPEN_ROUTES: readonly ShellRoute[] = [
  { path: '/', remote: 'auth' },
  { path: '/register', remote: 'auth' },
];

/** Behind the guard: who shows which path. What a screen is called and made of, its remote knows. */
export const GUARDED_ROUTES: readonly ShellRoute[] = [
  { path: '/home', remote: 'leagues', light: true },
  { path: '/create-league', remote: 'leagues' },
  { path: '/league/:id', remote: 'leagues' },
  { path: '/league/:leagueId/create-circuit', remote: 'leagues' },
  { path: '/league/:leagueId/circuit/:circuitId', remote: 'leagues' },
  { path: '/league/:leagueId/market', remote: 'betting' },
  { path: '/league/:leagueId/event/:eventId/place-user-bet', remote: 'betting' },
  { path: '/league/:leagueId/create-event', remote: 'betting' },
  { path: '/league/:leagueId/event/:eventId/complete', remote: 'betting' },
  { path: '/profile', remote: 'social' },
  { path: '/settings', remote: 'social' },
  { path: '/add-friend', remote: 'social' },
];

/** The route an address belongs to, if any. */
export function findRoute(routes: readonly ShellRoute[], pathname: string): ShellRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}
