import { hash, randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { takeFrom } from './answer';
import type { Allowance, RateLimiter, RateLimits } from './rate-limiter';

const SLOTS = 1 << 17;

/**
 * A limiter in this process's memory: at most `attempts` per key in each window of `windowS` seconds.
 * Keys are spread over a fixed number of slots by a hash with a secret of this process, so memory is bounded however many keys there are, and
 * nobody can aim at somebody else's slot.
 */
export function inProcessRateLimiter({ attempts, windowS }: Allowance): RateLimiter {
  const limiter = new RateLimiterMemory({ points: attempts, duration: windowS });
  const secret = randomBytes(16).toString('hex');

  function slotOf(key: string): number {
    return Number.parseInt(hash('sha256', secret + key).slice(0, 8), 16) % SLOTS;
  }

  return { take: (key) => takeFrom(limiter, slotOf(key)) };
}

/** Limiters that each count for this process alone. */
export function inProcessRateLimits(): RateLimits {
  return { limiter: (_name, allowance) => inProcessRateLimiter(allowance), close: () => Promise.resolve() };
}
