import { pause } from './backoff';

/** Lets a loop sleep until there is something to do. A wake that comes while nobody sleeps is kept for the next sleep. */
export class Wake {
  #pending = false;
  #sleeper: AbortController | undefined;

  /** Ends the sleep that is on, or the next one at once. */
  wake(): void {
    this.#pending = true;
    this.#sleeper?.abort();
  }

  /** Resolves when woken, when the time is up or when the signal is aborted. */
  async sleep(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#pending) {
      this.#sleeper = new AbortController();
      await pause(maxMs, AbortSignal.any([signal, this.#sleeper.signal]));
      this.#sleeper = undefined;
    }
    this.#pending = false;
  }
}
