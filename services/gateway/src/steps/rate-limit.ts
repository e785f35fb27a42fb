import { AppError, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Step } from '../http/exchange';

/**
 * Bounds how much one address or one person may ask for. The address comes first, before anything costs something; a person's allowance holds
 * wherever they call from. A visitor has only their address.
 * @throws AppError TOO_MANY_REQUESTS, with the time to wait
 */
export function rateLimit(limiter: RateLimiter, by: 'address' | 'caller'): Step {
  return ({ userId, clientAddress }) => {
    const key = by === 'address' ? clientAddress : userId;
    return key === undefined ? 'next' : take(limiter, `${by}:${key}`);
  };
}

async function take(limiter: RateLimiter, key: string): Promise<'next'> {
  const { allowed, retryAfterS } = await limiter.take(key);
  if (!allowed) throw new AppError(Reason.TOO_MANY_REQUESTS, { retryAfterS });
  return 'next';
}
