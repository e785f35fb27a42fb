import type { ApiError } from '@oddsmates/sdk';

const UNAUTHENTICATED = 401;

const SEND_FAILURES: Readonly<Record<number, string>> = {
  401: 'Please log in again',
  403: 'You are not a member of this league',
  404: 'League not found',
  500: 'Server error. Please try again later.',
};

/** Why the messages did not load (spec section 8, chat load). */
export const loadFailure = ({ status }: ApiError): string => (status === UNAUTHENTICATED ? 'Please log in again' : 'Failed to load chat messages');

/** Why a message was not sent (spec section 8, chat send): by status, else the server's text. No answer at all has no text of the server. */
export const sendFailure = ({ status, message }: ApiError): string =>
  SEND_FAILURES[status] ?? (status === 0 ? 'Failed to send message' : message || 'Failed to send message');
