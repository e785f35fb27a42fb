import { useSyncExternalStore } from 'react';
import type { OddsFormat } from './odds';

const KEY = 'oddsFormat';
const listeners = new Set<() => void>();
const tell = () => { for (const listener of [...listeners]) listener(); };
const read = (): OddsFormat => (localStorage.getItem(KEY) === 'american' ? 'american' : 'decimal');

window.addEventListener('storage', (change) => {
  if (change.key === null || change.key === KEY) tell();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The player's way of writing odds, kept in this browser, and its setter. Decimal unless chosen otherwise. */
export function useOddsFormat(): [OddsFormat, (format: OddsFormat) => void] {
  return [useSyncExternalStore(subscribe, read), setOddsFormat];
}

export function setOddsFormat(format: OddsFormat): void {
  localStorage.setItem(KEY, format);
  tell();
}
