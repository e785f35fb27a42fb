import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimit } from './rate-limiter';

/** Takes one attempt, as the limiter's answer. */
export async function takeFrom(limiter: RateLimiterAbstract, key: string | number): Promise<RateLimit> {
  try {
    await limiter.consume(key);
    return { allowed: true, retryAfterS: 0 };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { allowed: false, retryAfterS: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) };
  }
}
