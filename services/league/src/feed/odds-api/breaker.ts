import { type ProviderFailure } from './failure';

const HOUR_MS = 3_600_000;
/** How long a key that was refused is not shown again. */
const BAD_KEY_MS = HOUR_MS / 4;

/** Keeps calls back that cannot succeed: after the end of the quota until it is renewed, after a refused key for a while. */
export class Breaker {
  #open: { until: Date; failure: ProviderFailure } | undefined;

  /** @throws ProviderFailure the one that opened the breaker, while it is open */
  check(now: Date): void {
    if (this.#open && now < this.#open.until) throw this.#open.failure;
    this.#open = undefined;
  }

  /** Opens for a failure that no repetition cures; says until when. */
  note(failure: ProviderFailure, now: Date): Date | undefined {
    const until = openUntil(failure, now);
    if (until) this.#open = { until, failure };
    return until;
  }
}

function openUntil({ kind }: ProviderFailure, now: Date): Date | undefined {
  if (kind === 'bad_key') return new Date(now.getTime() + BAD_KEY_MS);
  return kind === 'out_of_credits' ? quotaRenewedAt(now) : undefined;
}

/**
 * When a used-up quota is worth another try: on the first of next month, UTC. In which time zone it is renewed the provider does not say, so on
 * the first of a month, where the renewal may still be hours away, every hour; a refused call costs nothing.
 */
export function quotaRenewedAt(now: Date): Date {
  if (now.getUTCDate() === 1) return new Date(now.getTime() + HOUR_MS);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
