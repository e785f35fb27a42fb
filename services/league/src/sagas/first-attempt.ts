import { FIRST_ATTEMPT_AFTER_MS } from '../domain/limits';

/** When the sweeper may first take up what is written down now. */
export function firstAttempt(now: Date): Date {
  return new Date(now.getTime() + FIRST_ATTEMPT_AFTER_MS);
}
