import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query';

const KEY = 'reducedMotion';
const listeners = new Set<() => void>();
const chosen = (): boolean => localStorage.getItem(KEY) === 'true';

/** Style sheets read the choice from the page's root (variables.css). */
function tell(): void {
  document.documentElement.toggleAttribute('data-reduced-motion', chosen());
  for (const listener of [...listeners]) listener();
}

tell();
window.addEventListener('storage', (change) => {
  if (change.key === null || change.key === KEY) tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the player chose less motion in this browser, whatever the device asks for. */
export const useChosenReducedMotion = (): boolean => useSyncExternalStore(subscribe, chosen);

/** Chosen in this browser, or asked for by the device. */
export function useReducedMotion(): boolean {
  const asked = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useChosenReducedMotion() || asked;
}

export function setReducedMotion(on: boolean): void {
  localStorage.setItem(KEY, String(on));
  tell();
}
