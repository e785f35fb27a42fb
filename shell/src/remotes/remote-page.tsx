import { RetryBoundary, type RemoteName } from '@oddsmates/sdk';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BootSkeleton } from '../layout/boot-skeleton';
import { RemoteFailure } from './remote-failure';
import { screensOf } from './remote-screens';

/** The screen of a remote at the present address. If the remote cannot be reached, or a screen breaks, only this part says so. */
export function RemotePage({ remote }: { remote: RemoteName }) {
  const { pathname } = useLocation();
  return (
    <RetryBoundary key={remote} source={`${remote}/routes`} resetKey={pathname} fallback={({ retry, attempt }) => <RemoteFailure retry={retry} attempt={attempt} />}>
      {(attempt) => {
        const Screens = screensOf(remote, attempt);
        return <Suspense fallback={<BootSkeleton />}><Screens /></Suspense>;
      }}
    </RetryBoundary>
  );
}
