import { createParser } from 'eventsource-parser';
import { parseEvent, type StreamEvent } from './event';

/** The server gives a sign of life every 15 s; after two and a half of them the connection is taken for dead. */
const SILENCE_MS = 40_000;
/** No update is nearly as large. */
const MAX_EVENT_CHARS = 1_000_000;

export interface ListenOptions {
  token: string;
  lastEventId: string | undefined;
  signal: AbortSignal;
  /** Updates arrive from now on. */
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
  /** How far it has come, with or without an event. */
  onPosition: (id: string) => void;
}

/** How a connection ended: what the server answered (0 for nothing), and when it asked to come back. */
export interface Ended {
  status: number;
  retryMs: number | undefined;
}

/** Listens on one connection until it ends. By fetch and not by EventSource, which cannot send the token in a header. Never rejects. */
export async function listenOnce({ token, lastEventId, signal, onOpen, onEvent, onPosition }: ListenOptions): Promise<Ended> {
  const ended: Ended = { status: 0, retryMs: undefined };
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onRetry: (ms) => { ended.retryMs = ms; },
    onEvent: ({ id, data }) => {
      const event = parseEvent(data);
      if (event) onEvent(event);
      if (id) onPosition(id);
    },
    // A sign of life says how far the stream has come: ': at 17'.
    onComment: (comment) => {
      const position = /^at (\d+)$/.exec(comment)?.[1];
      if (position) onPosition(position);
    },
  });
  try {
    const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Token ${token}` });
    if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
    const response = await fetch('/api/stream/', { headers, signal: AbortSignal.any([signal, silence.signal]), cache: 'no-store' });
    ended.status = response.status;
    if (!response.ok || !response.body) return { ...ended, retryMs: retryAfterMs(response) };
    onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parser.feed(next.value);
    }
  } catch {
    // The connection broke, or was given up. What to do is the same as when it ends: come back.
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
  return ended;
}

function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}
