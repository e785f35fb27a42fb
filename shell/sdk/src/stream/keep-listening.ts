import type { QueryClient } from '@tanstack/react-query';
import { endSession } from '../api/end-session';
import { applyTo } from './apply';
import { listenOnce } from './listen-once';
import { setStreamStatus } from './status';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Listens until the signal is aborted or the session is over: comes back after every break where it was, with growing waits while that fails. */
export async function keepListening(client: QueryClient, token: string, signal: AbortSignal): Promise<void> {
  const cache = applyTo(client);
  signal.addEventListener('abort', () => cache.close());
  let lastEventId: string | undefined;
  for (let failures = 0; !signal.aborted; ) {
    let opened = false;
    const lost = untilOffline();
    const { status, retryMs } = await listenOnce({
      token, lastEventId, signal: AbortSignal.any([signal, lost.signal]),
      onOpen: () => {
        opened = true;
        setStreamStatus('live');
        // What was read before the stream stood may have changed in between, and nobody would tell. Later the server knows what was missed.
        if (lastEventId === undefined) cache.readAgain();
      },
      onEvent: cache.apply,
      onPosition: (id) => { lastEventId = id; },
    });
    lost.forget();
    if (signal.aborted) return;
    setStreamStatus('reconnecting');
    if (status === 401) return void endSession(token);
    failures = opened ? 0 : failures + 1;
    await pause(Math.max(retryMs ?? 0, waitMs(failures)), signal);
  }
}

/** A connection may outlast the network by minutes, and nothing arrives on it any more: it is given up as the browser leaves the network. */
function untilOffline(): { signal: AbortSignal; forget: () => void } {
  const lost = new AbortController();
  const leave = () => lost.abort();
  window.addEventListener('offline', leave);
  return { signal: lost.signal, forget: () => window.removeEventListener('offline', leave) };
}

/** Doubling up to the bound, and anywhere in the upper half of it: pages that lost the same server do not come back together. */
function waitMs(failures: number): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  return ceiling / 2 + (Math.random() * ceiling) / 2;
}

/** Waits; less when the signal is aborted or the browser is back on the network. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}
