import type { ComponentType } from 'react';

/** The micro-frontends. Their addresses come from `/config.json` at run time. */
export type RemoteName = 'auth' | 'leagues' | 'betting' | 'social';

/** One screen of a remote. */
export interface RemoteRoute {
  /** The whole path with its variables, e.g. '/league/:leagueId/create-event'. */
  path: string;
  /** The document title, without the product's name. */
  title: string;
  /** The screen's own chunk: `() => import('./screens/create-event')`, with a default export. */
  load: () => Promise<{ default: ComponentType }>;
}

/** What './routes' of a remote exports as default. */
export type RemoteRoutes = readonly RemoteRoute[];

/** States the screens of a remote: `export default defineRoutes([...])` in `src/routes.tsx`. */
export function defineRoutes(routes: RemoteRoutes): RemoteRoutes {
  return routes;
}
