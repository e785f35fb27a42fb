import type { Response } from '@oddsmates/sdk';

export type GoogleConfig = NonNullable<Response<'identity.GetAuthConfig'>['google']>;

const STATE = 'googleState';
const NONCE = 'googleNonce';
const RANDOM_BYTES = 16;

/**
 * The provider's sign-in page for this visit: OpenID Connect's `id_token` response, which needs no script of another origin and no secret.
 * `state` and `nonce` are remembered for {@link takeReturn}.
 */
export function signInAddress({ client_id, issuer, mode }: GoogleConfig): string {
  const state = random();
  const nonce = random();
  sessionStorage.setItem(STATE, state);
  sessionStorage.setItem(NONCE, nonce);
  const query = new URLSearchParams({
    client_id, response_type: 'id_token', scope: 'openid email profile', redirect_uri: `${window.location.origin}/`, state, nonce,
    // Both ask each time which account is meant; the local provider knows this word for it alone.
    prompt: mode === 'local' ? 'login' : 'select_account',
  });
  return `${issuer}/o/oauth2/v2/auth?${query.toString()}`;
}

/** How somebody came back: with a token that was asked for here, or with something else; undefined for all other visits, and for who turned back. */
export type GoogleReturn = { token: string } | { failed: true } | undefined;

/**
 * Reads what the provider put behind the '#', and takes it out of the address, so that no token stays in the history. Each attempt is good for
 * one return: this keeps anybody from signing a visitor in as themselves.
 */
export function takeReturn(): GoogleReturn {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const token = given.get('id_token');
  const error = given.get('error');
  if (token === null && error === null) return undefined;
  window.history.replaceState(window.history.state, '', '/');
  const [state, nonce] = [take(STATE), take(NONCE)];
  if (error === 'access_denied') return undefined;
  const asked = state !== null && nonce !== null && given.get('state') === state && token !== null && nonceOf(token) === nonce;
  return asked ? { token } : { failed: true };
}

function take(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}

/** The nonce in an ID token's payload, the second of its three parts. The server checks all the rest of it. */
function nonceOf(token: string): unknown {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return typeof payload === 'object' && payload !== null && 'nonce' in payload ? payload.nonce : undefined;
  } catch {
    return undefined;
  }
}

/** Random bytes in base64url. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
