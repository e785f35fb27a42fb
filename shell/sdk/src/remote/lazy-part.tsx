import { lazy, useLayoutEffect, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the page that is fetched when it is first shown. One that does not come is thrown to the `RetryBoundary` around it, once it stands on the page: thrown
 * while React renders it, the failure of a part whose page is left at that moment would make React draw the whole page anew.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => load().catch((error: unknown) => ({ default: () => <Missing error={error} /> })));
}

function Missing({ error }: { error: unknown }) {
  useLayoutEffect(() => {
    throw error;
  }, [error]);
  return null;
}
