import { useSyncExternalStore } from 'react';
import { session, type Session } from './session';
import type { SessionUser } from './user';

/** The session, or undefined for a visitor; renders again when it changes here or in another tab. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The signed-in person. Only for screens behind the guard: throws for a visitor. */
export function useUser(): SessionUser {
  const user = useSession()?.user;
  if (!user) throw new Error('useUser is for signed-in screens only');
  return user;
}
