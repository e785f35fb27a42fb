import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens';

/** Whether a media query holds now; follows changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Below the `md` width: tables become cards, dialogs fill the page. Prefer CSS where it can do it. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
