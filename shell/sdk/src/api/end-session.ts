import { notices } from '../notices/notices';
import { session } from '../session/session';
import type { CallName } from './contract';

const LOGIN_AGAIN = 'Please login again';

/** Calls with a sentence of their own for a session that is over (spec section 8). */
const SENTENCES: Partial<Record<CallName, string>> = {
  'chat.ListMessages': 'Please log in again',
  'chat.SendMessage': 'Please log in again',
  'league.GetEvent': 'Authentication failed. Please log in again.',
  'league.GetLeagueEvent': 'Authentication failed. Please log in again.',
};

/**
 * The server does not know this token any more. Only the session that stands on it is ended: a late refusal must not sign out who has signed in since.
 * @param name the call that was refused, if it was one; the live updates are none
 * @returns what the player is told
 */
export function endSession(token: string, name?: CallName): string {
  const sentence = (name && SENTENCES[name]) ?? LOGIN_AGAIN;
  if (session.get()?.token === token) {
    session.signOut();
    notices.info(sentence);
  }
  return sentence;
}
