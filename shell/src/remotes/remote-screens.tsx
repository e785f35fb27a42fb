import { lazyPart, loadExposed, useTitle, type RemoteName, type RemoteRoute, type RemoteRoutes } from '@oddsmates/sdk';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { matchPath, useRoutes } from 'react-router-dom';
import { NotAvailable } from './not-available';

// A lazy component must be the same at every render: those of remotes are kept by name and attempt, those of screens by their load
// function, so that two paths with one screen keep its state.
const remotes = new Map<string, ComponentType>();
const screens = new WeakMap<RemoteRoute['load'], ComponentType>();

/** What a remote has at the present address. The component suspends while it loads and throws when the remote cannot be reached. */
export function screensOf(remote: RemoteName, attempt: number): ComponentType {
  const key = `${remote}#${attempt}`;
  const known = remotes.get(key);
  if (known) return known;
  const content = lazyPart(async () => {
    const routes = routesIn(await loadExposed(remote, './routes', attempt), remote);
    return { default: () => <Screens routes={routes} /> };
  });
  remotes.set(key, content);
  return content;
}

/** Asks for the screen at an address before anything is drawn, so that its code does not wait for that of the layout. Rejects as the remote does. */
export async function warmUpScreen(remote: RemoteName, pathname: string): Promise<void> {
  const routes = routesIn(await loadExposed(remote, './routes', 0), remote);
  await routes.find(({ path }) => matchPath(path, pathname))?.load();
}

function Screens({ routes }: { routes: RemoteRoutes }) {
  return useRoutes([
    ...routes.map(({ path, title, load }) => ({ path, element: <Titled title={title}>{createElement(contentOf(load))}</Titled> })),
    { path: '*', element: <NotAvailable /> },
  ]);
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}

function contentOf(load: RemoteRoute['load']): ComponentType {
  const known = screens.get(load);
  if (known) return known;
  const content = lazyPart(load);
  screens.set(load, content);
  return content;
}

function routesIn(module: unknown, remote: RemoteName): RemoteRoutes {
  if (typeof module === 'object' && module !== null && 'default' in module && Array.isArray(module.default)) {
    return module.default as RemoteRoutes;
  }
  throw new Error(`${remote} exports no routes`);
}
