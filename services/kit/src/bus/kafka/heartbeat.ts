/** Signs of life while a batch is handled. */
export type Heartbeat = {
  /** @throws what the last sign of life met with: the group is being divided anew, or has given this consumer up */
  check(): void;
  stop(): void;
};

/** Gives signs of life again and again, also while a handler takes its time. A refused one is told at the next check. */
export function keepBeating(beat: () => Promise<void>, intervalMs: number): Heartbeat {
  let failure: { error: unknown } | undefined;
  const timer = setInterval(() => {
    beat().catch((error: unknown) => (failure = { error }));
  }, intervalMs);
  return {
    check() {
      if (failure) throw failure.error;
    },
    stop: () => clearInterval(timer),
  };
}
