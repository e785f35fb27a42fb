import { QueryClient } from '@tanstack/react-query';
import { invalidateOnAppEvents } from '../events/invalidate';
import { session } from '../session/session';
import { ApiError } from './api-error';

const MAX_RETRIES = 2;

/**
 * Server state lives here. Reads are retried when the server gave no decision; nothing else ever is.
 * Offline a call is made all the same and fails at once: kept back unseen, a bet would be placed by itself whenever the network returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.undecided,
        // Jitter, so that many pages do not come back to a restarted server in step.
        retryDelay: (failures) => (500 + Math.random() * 500) * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Who is signed in. A changed password gives the same person a new token, and what they have loaded stays theirs. */
const whose = (): string | undefined => session.get()?.user?.id ?? session.get()?.token;

/** Wires a query client to app events and to the session: nobody sees what the former user had loaded. Returns the undo. */
export function connectQueryClient(client: QueryClient): () => void {
  let owner = whose();
  const undoEvents = invalidateOnAppEvents(client);
  const undoSession = session.subscribe(() => {
    const next = whose();
    if (next === owner) return;
    owner = next;
    client.clear();
  });
  return () => {
    undoEvents();
    undoSession();
  };
}
