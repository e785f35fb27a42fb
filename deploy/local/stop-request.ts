const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts at the first request to stop; a second one ends the launcher at once, and with it everything it started. */
export function stopRequest(say: (sentence: string) => void): AbortSignal {
  const controller = new AbortController();
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1);
      say('Stopping ...');
      controller.abort();
    });
  }
  return controller.signal;
}
