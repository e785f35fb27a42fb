import { session, useAction, type ApiError } from '@oddsmates/sdk';
import { useEffect, useRef, useState } from 'react';
import { takeReturn } from './round-trip';

/** A Google account that has no account here yet. */
export interface GoogleAccount {
  /** Kept in memory only; the registration carries it. */
  token: string;
  email: string;
  username: string;
}

export interface GoogleSignIn {
  busy: boolean;
  /** A sentence of spec section 8. */
  failure: string | undefined;
  /** Set when there is an account to open. */
  account: GoogleAccount | undefined;
}

const FAILED = 'Google authentication failed';

/** Who comes back from Google is signed in, or is told what their registration needs (spec section 2). */
export function useGoogleReturn(): GoogleSignIn {
  const [returned] = useState(takeReturn);
  const token = returned && 'token' in returned ? returned.token : undefined;
  // An effect may run twice; the token is good for one question.
  const asked = useRef(false);
  const auth = useAction('identity.GoogleAuth', {
    onSuccess: ({ exists, token: granted, user }) => {
      if (exists && granted && user) session.signIn(granted, user);
    },
  });
  const { mutate, data } = auth;
  useEffect(() => {
    if (token === undefined || asked.current) return;
    asked.current = true;
    mutate({ request: { token } });
  }, [token, mutate]);

  const unknown = data !== undefined && !data.exists;
  const account = unknown && token !== undefined && data.email && !data.error ? { token, email: data.email, username: data.suggested_username ?? '' } : undefined;
  let failure: string | undefined;
  if (returned && 'failed' in returned) failure = 'Google login failed';
  else if (auth.error) failure = sentence(auth.error);
  else if (unknown && !account) failure = data.error || FAILED;
  return { busy: token !== undefined && (auth.isPending || auth.isIdle), failure, account };
}

function sentence({ status, message }: ApiError): string {
  return status === 0 ? `Authentication error: ${message}` : message || FAILED;
}
