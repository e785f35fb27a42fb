import type { ApiError } from '@oddsmates/sdk';

const NOT_FOUND = 404;

/** Why an event's details did not come (spec section 8, market and bets). */
export function loadFailure({ status }: ApiError): string {
  if (status === NOT_FOUND) return 'Event not found in this league';
  return status > 0 ? `Failed to get event details: ${status}` : 'Failed to load event details. Please try again.';
}
