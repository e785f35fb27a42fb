import { useEffect, useRef } from 'react';

const GIVE_UP_MS = 10_000;

/**
 * After navigation moves the focus to the screen's heading, as a browser does for a new page. The screen may still be loading, so it waits
 * for the heading; a player who has begun to do something in the meantime is left alone.
 */
export function useFocusOnNavigation(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    const start = document.activeElement;
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const tryNow = () => {
      const heading = document.querySelector<HTMLElement>('#main h1');
      if (!heading) return;
      stop();
      const busyElsewhere = document.activeElement !== start && document.activeElement !== document.body;
      if (busyElsewhere) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(tryNow);
    const timer = setTimeout(stop, GIVE_UP_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    tryNow();
    return stop;
  }, [pathname]);
}
