/** What pages refresh on (spec section 4). */
export type AppEvent = 'leaguesUpdated' | 'friendsUpdated' | 'userUpdated' | 'leagueBalanceUpdated';

const target = new EventTarget();

/** Tells every open screen and widget; the queries concerned are refreshed. */
export function emit(event: AppEvent): void {
  target.dispatchEvent(new Event(event));
}

/** Listens to an app event; returns the undo, so it fits `useEffect(() => on(...), [])`. */
export function on(event: AppEvent, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
