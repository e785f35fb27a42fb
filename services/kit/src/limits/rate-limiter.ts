/** The answer of a limiter. */
export type RateLimit = {
  allowed: boolean;
  /** Whole seconds until the next attempt can succeed; 0 when allowed. */
  retryAfterS: number;
};

/** How much is allowed: so many attempts per key in each window of so many seconds. */
export type Allowance = { attempts: number; windowS: number };

/**
 * Counts attempts per key, such as a client address or a user name. Promises, kept by every adapter (see conformance.ts): no more than the allowance
 * in a window, also of attempts at once; a refusal says when it is worth coming back.
 */
export interface RateLimiter {
  /** Takes one attempt from the key's allowance. */
  take(key: string): Promise<RateLimit>;
}

/** Where a service's limiters come from. */
export interface RateLimits {
  /**
   * @param name of what is limited, such as 'sign-ins-per-account': limiters of one name share their counts with those of other processes, where they
   *   share anything
   */
  limiter(name: string, allowance: Allowance): RateLimiter;
  /** Ends its connections. */
  close(): Promise<void>;
}
