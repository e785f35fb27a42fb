import { useSyncExternalStore } from 'react';

/** 'live': every change shows by itself. 'reconnecting': pages ask from time to time meanwhile. 'off': nobody is signed in. */
export type StreamStatus = 'live' | 'reconnecting' | 'off';

let status: StreamStatus = 'off';
const listeners = new Set<() => void>();

export function setStreamStatus(next: StreamStatus): void {
  if (next === status) return;
  status = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether live updates arrive, for a quiet sign on the page. */
export function useStreamStatus(): StreamStatus {
  return useSyncExternalStore(subscribe, () => status);
}

/**
 * How often to ask, in milliseconds, or false while live updates arrive: `useCall(name, request, { refetchInterval: usePollWhileDown(5_000) })`.
 * A hook, so that asking begins the moment the stream is down: a query looks at its interval only when its component renders or it has new data.
 */
export function usePollWhileDown(ms: number): number | false {
  return useStreamStatus() === 'live' ? false : ms;
}
