/** How many parked events are listed, or replayed, at a time. */
export const PARKED_AT_A_TIME = 1_000;

/** An event that a group could not handle. */
export type ParkedEvent = {
  id: string;
  topic: string;
  key: string;
  /** The full name of the payload's message. */
  type: string;
  /** What went wrong the last time. */
  error: string;
  /** How often it was tried. */
  attempts: number;
  parkedAt: Date;
};

/** What an operator does about events that were parked. */
export interface ParkedEvents {
  /** Those of a group, the oldest first; at most {@link PARKED_AT_A_TIME}. */
  list(group: string): Promise<ParkedEvent[]>;
  /**
   * Delivers the parked events of a group to it once more, and to nobody else: after the cause was mended. They come late, so handlers have to hold
   * for an event that is older than what they have seen. One that fails again is parked again.
   * @returns how many are on their way; with more than {@link PARKED_AT_A_TIME}, ask again
   */
  replay(group: string): Promise<number>;
  /** Ends its connections. */
  close(): Promise<void>;
}

/** What went wrong, for an operator to read. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.replaceAll('\0', '').slice(0, 4_000);
}
