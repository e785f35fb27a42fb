import type { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session';
import { setStreamStatus } from './status';

/** Keeps the one live stream of the page: begins as somebody signs in, ends as they sign out, and writes what it hears into the cache. Returns the undo. */
export function connectStream(client: QueryClient): () => void {
  let token: string | undefined;
  let stop = () => {};
  const follow = () => {
    const next = session.get()?.token;
    if (next === token) return;
    token = next;
    stop();
    setStreamStatus(next ? 'reconnecting' : 'off');
    stop = next ? listen(client, next) : () => {};
  };
  const undo = session.subscribe(follow);
  follow();
  return () => {
    undo();
    stop();
    setStreamStatus('off');
  };
}

/** The first page does without this code: it is fetched for those who are signed in. */
function listen(client: QueryClient, token: string): () => void {
  const gone = new AbortController();
  void import('./keep-listening').then(
    ({ keepListening }) => (gone.signal.aborted ? undefined : keepListening(client, token, gone.signal)),
    // Not to be had: pages go on asking from time to time.
    () => undefined,
  );
  return () => gone.abort();
}
