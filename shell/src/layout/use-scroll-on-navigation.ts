import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const GIVE_UP_MS = 10_000;
/** What shows that the player scrolls by themselves. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where each entry of the history was scrolled to, in pixels. */
const places = new Map<string, number>();

/**
 * A new page begins at its top; Back and Forward lead to where the player was on it. The browser cannot do that by itself: it restores the
 * place before the screen is there.
 */
export function useScrollOnNavigation(): void {
  const { key, pathname } = useLocation();
  // Its enumeration is not among what is shared of the router; its values are texts.
  const how = String(useNavigationType());
  const before = useRef({ key, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    // Who reloads the page gets it back from the browser.
    const leave = () => { window.history.scrollRestoration = 'auto'; };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const { key: last, pathname: lastPath } = before.current;
    before.current = { key, pathname };
    if (how === 'POP' && last !== key) return scrollOnceThere(places.get(key) ?? 0, () => remember(key));
    if (lastPath !== pathname) window.scrollTo(0, 0);
    return remember(key);
  }, [key, pathname, how]);
}

/** Notes from now on where the page is scrolled to. Returns the undo. */
function remember(key: string): () => void {
  const note = () => void places.set(key, window.scrollY);
  note();
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** Scrolls as far as the page is long enough, until it is all the way there, the player scrolls, or time is up; then goes on. Returns the undo of both. */
function scrollOnceThere(top: number, goOn: () => () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const sign of BY_HAND) window.removeEventListener(sign, giveUp);
  };
  const finish = () => {
    stop();
    undo = goOn();
  };
  const giveUp = () => finish();
  const tryNow = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) finish();
  };
  let undo = stop;
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(giveUp, GIVE_UP_MS);
  for (const sign of BY_HAND) window.addEventListener(sign, giveUp, { passive: true });
  observer.observe(document.body);
  tryNow();
  return () => undo();
}
