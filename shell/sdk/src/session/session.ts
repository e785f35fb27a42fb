import { parseUser, type SessionUser } from './user';

export interface Session {
  token: string;
  /** Absent only when the stored user cannot be read; the token alone admits to the protected routes. */
  user: SessionUser | undefined;
}

const TOKEN = 'token';
const USER = 'user';

let snapshot: Session | undefined = read();
const listeners = new Set<() => void>();

function read(): Session | undefined {
  const token = localStorage.getItem(TOKEN);
  return token ? { token, user: parseUser(localStorage.getItem(USER)) } : undefined;
}

function refresh(): void {
  snapshot = read();
  for (const listener of [...listeners]) listener();
}

// Signing in or out in one tab holds for all of them. `key` is null when the other tab cleared everything.
window.addEventListener('storage', (change) => {
  if (change.key === null || change.key === TOKEN || change.key === USER) refresh();
});

/** The login, kept in local storage under `token` and `user`. Components read it by `useSession`. */
export const session = {
  /** The present session; the same object until something changes. */
  get: (): Session | undefined => snapshot,

  signIn(token: string, user: SessionUser): void {
    localStorage.setItem(USER, JSON.stringify(user));
    localStorage.setItem(TOKEN, token);
    refresh();
  },

  /** Keeps a newer answer about oneself. Does nothing for a visitor. */
  setUser(user: SessionUser): void {
    if (!snapshot) return;
    localStorage.setItem(USER, JSON.stringify(user));
    refresh();
  },

  /** Logout makes no call (spec section 7): it forgets token and user, and the route guard leads to '/'. */
  signOut(): void {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
    refresh();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
