import type { ApiError } from '@oddsmates/sdk';

const SEND_FAILURES: Readonly<Record<number, string>> = {
  403: 'You are not a member of this league',
  404: 'League not found',
  500: 'Server error. Please try again later.',
};

/** The messages did not load (spec section 8, chat load). */
export const LOAD_FAILURE = 'Failed to load chat messages';

/** Why a message was not sent (spec section 8, chat send): by status, else the server's text. No answer at all has no text of the server. A 401 ends the session. */
export const sendFailure = ({ status, message }: ApiError): string =>
  SEND_FAILURES[status] ?? (status === 0 ? 'Failed to send message' : message || 'Failed to send message');
