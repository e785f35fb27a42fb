import type { ApiError } from '@oddsmates/sdk';

/** The server's own sentence; `fallback` when it gave none, as when no answer came (spec section 8: 'the server message or ...'). */
export function serverSentence(error: ApiError | null, fallback: string): string {
  return error && error.status > 0 && error.message !== '' ? error.message : fallback;
}
