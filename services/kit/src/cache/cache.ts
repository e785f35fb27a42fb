/**
 * Remembers texts for a while, for all processes that share it; anything in it may be forgotten at any time. While it cannot be reached it is empty:
 * whoever asks it goes to the source, as without it.
 */
export interface Cache {
  /** What is remembered under a key. */
  get(key: string): Promise<string | undefined>;
  /** Remembers a text under a key, in place of another, for so many milliseconds. */
  set(key: string, text: string, forMs: number): Promise<void>;
  /** Forgets what is remembered under a key. */
  forget(key: string): Promise<void>;
  /** Takes a key for so many milliseconds; false when somebody has it already. Of those who ask at the same time one gets it. {@link forget} gives it back. */
  claim(key: string, forMs: number): Promise<boolean>;
  /** Ends its connections. */
  close(): Promise<void>;
}
