import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../remote/lazy-part';
import { RetryBoundary } from '../remote/retry-boundary';
import { useSession } from '../session/use-session';
import { onNotice, type Notice } from './notices';

const Toasts = lazyPart(() => import('./toasts'));

/**
 * Says what `notices` is told to screen readers, and shows it. The toasts are fetched for who is signed in, who is likely to see one, and for a
 * visitor with the first notice: the first page does without them.
 */
export function Snackbar() {
  const signedIn = useSession() !== undefined;
  const [spoken, setSpoken] = useState<Notice>();
  const [needed, setNeeded] = useState(false);
  useEffect(() => onNotice(setSpoken), []);
  // For good: signing out must not take away what was just said.
  if (!needed && (signedIn || spoken)) setNeeded(true);

  return (
    <>
      {/* Where they cannot be had, a notice is read out at least, and the page stands. */}
      {needed && <RetryBoundary source="notices" fallback={() => null}>{() => <Suspense fallback={null}><Toasts /></Suspense>}</RetryBoundary>}
      {/* The toast comes and goes with its container, which screen readers miss; this region always stands. */}
      <div className="om-visually-hidden" role="status" aria-live={spoken?.kind === 'error' ? 'assertive' : 'polite'}>{spoken?.text}</div>
    </>
  );
}
