import { AppError, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** Takes one attempt from each of the allowances. @throws AppError TOO_MANY_REQUESTS, with the time to wait, when one is used up */
export async function throttle(...attempts: [limiter: RateLimiter, key: string][]): Promise<void> {
  for (const [limiter, key] of attempts) {
    const { allowed, retryAfterS } = await limiter.take(key);
    if (!allowed) throw new AppError(Reason.TOO_MANY_REQUESTS, { retryAfterS });
  }
}
