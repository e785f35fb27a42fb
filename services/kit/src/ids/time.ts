/** Where a use case takes the time from, so that a test can say what time it is. */
export type Clock = () => Date;

/** The clock of the machine. */
export const systemClock: Clock = () => new Date();

/** A time as the API writes it: ISO 8601 in UTC with milliseconds, '2026-01-31T18:00:00.000Z'. */
export function isoTime(time: Date): string {
  return time.toISOString();
}
