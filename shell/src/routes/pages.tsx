import { lazyPart, RetryBoundary, useSession } from '@oddsmates/sdk';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LayoutFailure } from '../layout/layout-failure';
import { OpenFrame } from '../layout/open-frame';
import { useFocusOnNavigation } from '../layout/use-focus-on-navigation';
import { useScrollOnNavigation } from '../layout/use-scroll-on-navigation';
import { BootSkeleton } from '../layout/boot-skeleton';
import { RemotePage } from '../remotes/remote-page';
import { findRoute, GUARDED_ROUTES, OPEN_ROUTES } from './table';

// The first page is for visitors and stays without the top bar and its menus.
const SignedInLayout = lazyPart(() => import('../layout/signed-in-layout'));

/** What stands at an address: a remote's screen in its frame, or the way to '/' (spec section 2). */
export function Pages() {
  const { pathname } = useLocation();
  const session = useSession();
  useFocusOnNavigation(pathname);
  useScrollOnNavigation();

  const open = findRoute(OPEN_ROUTES, pathname);
  if (open) return <OpenFrame><RemotePage remote={open.remote} /></OpenFrame>;

  const guarded = session && findRoute(GUARDED_ROUTES, pathname);
  if (!guarded) return <Navigate to="/" replace />;
  return (
    <RetryBoundary source="shell/layout" fallback={() => <LayoutFailure />}>
      {() => (
        <Suspense fallback={<BootSkeleton />}>
          <SignedInLayout><RemotePage remote={guarded.remote} /></SignedInLayout>
        </Suspense>
      )}
    </RetryBoundary>
  );
}
