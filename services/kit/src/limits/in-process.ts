import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter } from './rate-limiter';

const SLOTS = 1 << 17;

/**
 * A limiter in this process's memory: at most `attempts` per key in each window of `windowS` seconds.
 * Keys are spread over a fixed number of slots by a hash with a secret of this process, so memory is bounded however many keys there are, and
 * nobody can aim at somebody else's slot.
 */
export function inProcessRateLimiter({ attempts, windowS }: { attempts: number; windowS: number }): RateLimiter {
  const limiter = new RateLimiterMemory({ points: attempts, duration: windowS });
  const secret = randomBytes(16);

  function slotOf(key: string): number {
    return createHmac('sha256', secret).update(key).digest().readUInt32BE(0) % SLOTS;
  }

  return {
    async take(key) {
      try {
        await limiter.consume(slotOf(key));
        return { allowed: true, retryAfterS: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { allowed: false, retryAfterS: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
      }
    },
  };
}
