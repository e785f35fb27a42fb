import { notices } from '../notices/notices';
import { session } from '../session/session';

export const LOGIN_AGAIN = 'Please login again';

/** The server does not know this token any more. Only the session that stands on it is ended: a late refusal must not sign out who has signed in since. */
export function endSession(token: string): void {
  if (session.get()?.token !== token) return;
  session.signOut();
  notices.info(LOGIN_AGAIN);
}
