/** Lets a loop sleep until there is something to do. A wake that comes while nobody sleeps is kept for the next sleep. */
export class Wake {
  #pending = false;
  #rouse: (() => void) | undefined;

  /** Ends the sleep that is on, or the next one at once. */
  wake(): void {
    this.#pending = true;
    this.#rouse?.();
  }

  /** Resolves when woken, when the time is up or when the signal is aborted. One sleeper at a time. */
  async sleep(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#pending && !signal.aborted) await this.#sleep(maxMs, signal);
    this.#pending = false;
  }

  /** Without AbortSignal.any: a loop sleeps every second for months, and each composed signal would stay behind on the long-lived one. */
  #sleep(maxMs: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#rouse = undefined;
        resolve();
      };
      const timer = setTimeout(done, maxMs);
      signal.addEventListener('abort', done, { once: true });
      this.#rouse = done;
    });
  }
}
