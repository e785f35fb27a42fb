import type { Clock } from '@oddsmates/kit';

/** How long a reading serves. All times in milliseconds. */
export type ReadingTimes = {
  /** Younger than this it is given out without asking the source. */
  freshMs: number;
  /** While the source fails, one up to this old is better than none. */
  keptMs: number;
  /** How long a failing source is left in peace. */
  restMs: number;
};

type Entry<T> = { value: T | undefined; readAtMs: number; failedAtMs: number; failure: unknown; flight: Promise<T> | undefined };

/**
 * What was read from a source, kept for everyone: each key is read by one request at a time, however many ask, and served to all of them. While
 * the source fails, the last reading is given out until it is too old.
 */
export class Readings<T> {
  readonly #entries = new Map<string, Entry<T>>();

  /**
   * @param options.max    how many keys are kept; the one that nobody asked for the longest goes first
   * @param options.readAt when a value was read at its source, where that may have been earlier, by somebody else
   */
  constructor(private readonly options: { clock: Clock; times: ReadingTimes; max: number; readAt?: (value: T) => Date | undefined }) {}

  /** The reading of a key. @throws what `read` threw, when there is no earlier reading to give out */
  async get(key: string, read: () => Promise<T>): Promise<T> {
    const entry = this.#touch(key);
    const { freshMs, keptMs, restMs } = this.options.times;
    if (entry.value !== undefined && this.#age(entry.readAtMs) < freshMs) return entry.value;
    const failedJustNow = entry.failure !== undefined && this.#age(entry.failedAtMs) < restMs;
    try {
      if (failedJustNow) throw entry.failure;
      return await (entry.flight ??= this.#fly(entry, read));
    } catch (error) {
      if (entry.value !== undefined && this.#age(entry.readAtMs) < keptMs) return entry.value;
      throw error;
    }
  }

  /** Forgets the reading of a key, for those who are waiting for it as well. */
  forget(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.value = undefined;
    this.#entries.delete(key);
  }

  async #fly(entry: Entry<T>, read: () => Promise<T>): Promise<T> {
    try {
      const value = await read();
      Object.assign(entry, { value, readAtMs: this.options.readAt?.(value)?.getTime() ?? this.#now(), failure: undefined });
      return value;
    } catch (failure) {
      Object.assign(entry, { failure, failedAtMs: this.#now() });
      throw failure;
    } finally {
      entry.flight = undefined;
    }
  }

  #touch(key: string): Entry<T> {
    const entry = this.#entries.get(key) ?? { value: undefined, readAtMs: 0, failedAtMs: 0, failure: undefined, flight: undefined };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.options.max && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }

  #age(atMs: number): number {
    return this.#now() - atMs;
  }

  #now(): number {
    return this.options.clock().getTime();
  }
}
