import { loadExposed, useTitle, type RemoteName, type RemoteRoute, type RemoteRoutes } from '@oddsmates/sdk';
import { lazy, use, type ComponentType } from 'react';
import { useRoutes } from 'react-router-dom';
import { NotAvailable } from './not-available';

/** Draws what the remote has at the present address. Suspends while it loads, throws when it cannot be reached. */
export function RemoteScreens({ remote, attempt }: { remote: RemoteName; attempt: number }) {
  const routes = routesIn(use(loadExposed(remote, './routes', attempt)), remote);
  return useRoutes([
    ...routes.map((route) => ({ path: route.path, element: <Screen route={route} /> })),
    { path: '*', element: <NotAvailable /> },
  ]);
}

function Screen({ route }: { route: RemoteRoute }) {
  useTitle(route.title);
  const Content = contentOf(route.load);
  return <Content />;
}

// By the load function: a lazy component must be the same at every render, and two paths with one screen keep its state.
const contents = new WeakMap<RemoteRoute['load'], ComponentType>();

function contentOf(load: RemoteRoute['load']): ComponentType {
  const known = contents.get(load);
  if (known) return known;
  const content = lazy(load);
  contents.set(load, content);
  return content;
}

function routesIn(module: unknown, remote: RemoteName): RemoteRoutes {
  if (typeof module === 'object' && module !== null && 'default' in module && Array.isArray(module.default)) {
    return module.default as RemoteRoutes;
  }
  throw new Error(`${remote} exports no routes`);
}
