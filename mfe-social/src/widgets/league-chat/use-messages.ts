import { call, callKey, usePollWhileDown, type ApiError } from '@oddsmates/sdk';
import { useQuery, type Query } from '@tanstack/react-query';
import type { ChatMessage } from '../../types';

/** The fallback while there is no live stream (spec section 9). */
const CHAT_POLL_MS = 5_000;
/** How many messages one answer holds at most. */
const PAGE = 100;
/** How many messages a page keeps. */
const KEPT = 500;

/** The newest message that a read has brought. Those of the stream do not count: what it missed may lie before them. */
const readUpTo = new WeakMap<Query, string>();

/**
 * The messages of a league, oldest first. The first read takes the last 100, every later one only what came after the newest
 * message that a read has brought. Messages of one's own are not in here before a read or the stream brings them: one that was
 * written earlier and arrives later would be skipped otherwise.
 */
export function useMessages(leagueId: string) {
  return useQuery<ChatMessage[], ApiError>({
    queryKey: callKey('chat.ListMessages', { league_id: leagueId }),
    queryFn: async ({ client, queryKey, signal }) => {
      const query = client.getQueryCache().find({ queryKey, exact: true });
      const known = client.getQueryData<ChatMessage[]>(queryKey) ?? [];
      const after = known.find(({ id }) => query && id === readUpTo.get(query))?.id;
      const came = await call('chat.ListMessages', { league_id: leagueId, after }, { signal });
      // Away for too long: as for a page that opens now, so that no hole is left between what is known and what came.
      const read = after !== undefined && came.length >= PAGE ? await call('chat.ListMessages', { league_id: leagueId }, { signal }) : undefined;
      const newest = (read ?? came).at(-1);
      if (query && newest) readUpTo.set(query, newest.id);
      return read ?? withNew(known, came);
    },
    refetchInterval: usePollWhileDown(CHAT_POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}

/** Known messages and those that came, each once, in the order they were said. */
export function withNew(known: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...came.filter(({ id }) => !ids.has(id))].sort(bySaid).slice(-KEPT);
}

/** Times are of the server's clock and run in the order of the ids. */
const bySaid = (one: ChatMessage, other: ChatMessage): number =>
  one.created_at === other.created_at ? compare(one.id, other.id) : compare(one.created_at, other.created_at);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
