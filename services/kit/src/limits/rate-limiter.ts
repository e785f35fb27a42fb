/** The answer of a limiter. */
export type RateLimit = {
  allowed: boolean;
  /** Whole seconds until the next attempt can succeed; 0 when allowed. */
  retryAfterS: number;
};

/** Counts attempts per key, such as a client address or a user name. */
export interface RateLimiter {
  /** Takes one attempt from the key's allowance. */
  take(key: string): Promise<RateLimit>;
}
