import { session, useAction, type ApiError, type SessionUser } from '@oddsmates/sdk';
import { useRef } from 'react';

export type Mode = 'sign-in' | 'register';

/** What the form holds. `email` is there in register mode. */
export interface Credentials {
  username: string;
  email?: string;
  password: string;
}

export interface SignIn {
  submit: (credentials: Credentials) => void;
  busy: boolean;
  /** A sentence of spec section 8. */
  failure: string | undefined;
}

/**
 * Signs in or opens an account; success stores the session, upon which the screen leads on to /home.
 * @param googleToken links the new account to a Google account
 * @param onFields is told which input the server refuses, and why.
 */
export function useSignIn(mode: Mode, googleToken: string | undefined, onFields: (fields: Record<string, string>) => void): SignIn {
  // Not state: a second Enter may come before the page is drawn again.
  const asking = useRef(false);
  const options = {
    onSuccess: ({ token, user }: { token: string; user?: SessionUser }) => {
      if (user) session.signIn(token, user);
    },
    onError: (error: ApiError) => onFields(error.fields),
    onSettled: () => {
      asking.current = false;
    },
  };
  const login = useAction('identity.Login', options);
  const register = useAction('identity.Register', options);
  const { error, isPending } = mode === 'sign-in' ? login : register;

  return {
    submit: ({ username, email = '', password }) => {
      if (asking.current) return;
      asking.current = true;
      if (mode === 'sign-in') login.mutate({ request: { username: username.trim(), password } });
      else register.mutate({ request: { username: username.trim(), email: email.trim(), password, google_token: googleToken } });
    },
    busy: isPending,
    failure: error ? sentence(mode, error) : undefined,
  };
}

function sentence(mode: Mode, error: ApiError): string {
  if (error.code === 'NETWORK') return 'Failed to connect to server';
  return `${mode === 'sign-in' ? 'Login failed' : 'Registration failed'}: ${error.message}`;
}
