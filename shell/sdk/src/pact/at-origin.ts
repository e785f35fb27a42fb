import { session } from '../session/session';
import { STATE_VALUES } from './state-values';

/** Lets the client's relative addresses lead to this server, as those of a page do that came from there; with this token, somebody is signed in meanwhile. */
export async function atOrigin(url: string, token: string | undefined, run: () => Promise<void>): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(new URL(input instanceof globalThis.Request ? input.url : input, url), init);
  if (token !== undefined) session.signIn(token, { id: STATE_VALUES.userId, username: 'ada' });
  try {
    await run();
  } finally {
    globalThis.fetch = fetch;
    session.signOut();
  }
}
