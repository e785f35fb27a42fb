import type { ApiError } from '@oddsmates/sdk';

/** Refusals that end the visit, whatever was shown before: not a member (any more), or no such thing. */
const FINAL: readonly number[] = [403, 404];

/** Whether asking again is of no use. */
export const isFinal = (error: ApiError | null): error is ApiError => error !== null && FINAL.includes(error.status);
