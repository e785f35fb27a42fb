import type { Query, QueryClient } from '@tanstack/react-query';
import { callKey, updateCached } from '../api/use-call';
import { concerns } from './concerns';
import type { ChatLine, StreamEvent } from './event';

/** An update that comes alone shows at once; of a burst, what it concerns is read again at most twice a second. */
const BURST_MS = 500;

const noop = () => {};

/** Writes updates into the cache of a page. */
export interface CacheWriter {
  apply: (event: StreamEvent) => void;
  /** Everything has to be read again. */
  readAgain: () => void;
  close: () => void;
}

export function applyTo(client: QueryClient): CacheWriter {
  let waiting: StreamEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    refresh(client, ({ queryKey }) => events.some((event) => concerns(event, queryKey)));
    timer = setTimeout(flush, BURST_MS);
  }

  function apply(event: StreamEvent): void {
    if (event.kind === 'chat' && event.league_id !== undefined && event.message) return addLine(client, event.league_id, event.message);
    waiting.push(event);
    if (timer === undefined) flush();
  }

  return {
    apply,
    readAgain: () => apply({ id: '', kind: 'reset' }),
    close: () => {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

/**
 * Reads stale queries again. A query that is being read for the first time would take what is under way for the answer, though it may have been
 * given before the change: it is read once more after that.
 */
function refresh(client: QueryClient, stale: (query: Query) => boolean): void {
  for (const query of client.getQueryCache().findAll({ predicate: stale })) {
    if (query.state.data !== undefined) continue;
    void query.promise?.then(noop, noop).then(() => client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  }
  void client.invalidateQueries({ predicate: stale });
}

/** Shows a chat line where the lines of its league have been read. An answer on its way may be from before it, and would replace it: it is then added again. */
function addLine(client: QueryClient, leagueId: string, line: ChatLine): void {
  const request = { league_id: leagueId };
  const add = () => updateCached(client, 'chat.ListMessages', request, (lines) => withLine(lines, line));
  add();
  const query = client.getQueryCache().find({ queryKey: callKey('chat.ListMessages', request), exact: true });
  void query?.promise?.then(noop, noop).then(add);
}

/** The lines with one more, in the order they were said; the same lines when it is among them already. */
function withLine(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  if (lines.some(({ id }) => id === line.id)) return [...lines];
  const after = lines.findLastIndex(({ created_at }) => created_at <= line.created_at);
  return lines.toSpliced(after + 1, 0, line);
}
