import { call, callKey, usePollWhileDown, type ApiError } from '@oddsmates/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ChatMessage } from '../../types';

/** The fallback while there is no live stream (spec section 9). */
const CHAT_POLL_MS = 5_000;
/** How many messages a page keeps. */
const KEPT = 500;

/**
 * The messages of a league, oldest first. The first read takes the last 100, every later one only what came after the newest
 * message that a read has brought. Messages of one's own are not in here before a read brings them: one that was written
 * earlier and arrives later would be skipped otherwise.
 */
export function useMessages(leagueId: string) {
  return useQuery<ChatMessage[], ApiError>({
    queryKey: callKey('chat.ListMessages', { league_id: leagueId }),
    queryFn: async ({ client, queryKey, signal }) => {
      const known = client.getQueryData<ChatMessage[]>(queryKey) ?? [];
      const came = await call('chat.ListMessages', { league_id: leagueId, after: known.at(-1)?.id }, { signal });
      return withNew(known, came);
    },
    refetchInterval: usePollWhileDown(CHAT_POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}

/** Known messages and those that came, each once. */
export function withNew(known: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...came.filter(({ id }) => !ids.has(id))].slice(-KEPT);
}
