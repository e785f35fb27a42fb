import type { QueryClient } from '@tanstack/react-query';
import { on, type AppEvent } from './app-events';

/** Services whose answers an event makes stale. By service, so that a new call of one is refreshed without a line here. */
const STALE: Record<AppEvent, readonly string[]> = {
  leaguesUpdated: ['league'],
  friendsUpdated: ['social'],
  userUpdated: ['identity'],
  leagueBalanceUpdated: ['league', 'wallet'],
};

const PROFILE_REFRESH_DELAY_MS = 100; // spec section 9

/** Refreshes queries as app events come in. Returns the undo. */
export function invalidateOnAppEvents(client: QueryClient): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const undo = (Object.keys(STALE) as AppEvent[]).map((event) => on(event, () => {
    const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => STALE[event].includes(serviceOf(queryKey[0])) });
    if (event !== 'userUpdated') return void refresh();
    const timer = setTimeout(() => {
      timers.delete(timer);
      void refresh();
    }, PROFILE_REFRESH_DELAY_MS);
    timers.add(timer);
  }));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const stop of undo) stop();
  };
}

const serviceOf = (name: unknown): string => (typeof name === 'string' ? (name.split('.', 1)[0] ?? '') : '');
