import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** After a bet, an event, a circuit or a completion the page returns to the league after this time (spec section 9). */
export const REDIRECT_DELAY_MS = 2000;

/** Leads to `to` 2000 ms after `start()`. Leaving the screen before then cancels it. */
export function useRedirectAfter(to: string, delayMs: number = REDIRECT_DELAY_MS): { start: () => void; started: boolean } {
  const navigate = useNavigate();
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => void navigate(to), delayMs);
    return () => clearTimeout(timer);
  }, [started, to, delayMs, navigate]);
  return { start: () => setStarted(true), started };
}
