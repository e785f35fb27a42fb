import type { GoogleConfig } from '@oddsmates/proto/grpc/identity/v1/identity';

/** Google's own OpenID issuer. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** What is configured of Google sign-in; without a client id there is none. */
export type GoogleSettings = { clientId?: string | undefined; issuer: string };

/** Somebody as the provider knows them. The email is one that the provider has verified to be theirs. */
export type GoogleIdentity = { provider: string; subject: string; email: string; name: string };

/** What a page needs to know to offer Google sign-in, or that there is none. */
export function googleConfig({ clientId, issuer }: GoogleSettings): GoogleConfig {
  if (!clientId) return { client_id: '', issuer: '', mode: 'off' };
  return { client_id: clientId, issuer, mode: issuer === GOOGLE_ISSUER ? 'google' : 'local' };
}

/** What an issuer may call itself in its tokens: Google leaves the scheme out of some. */
export function issuerNames(issuer: string): string[] {
  return issuer === GOOGLE_ISSUER ? [GOOGLE_ISSUER, 'accounts.google.com'] : [issuer];
}

/** Under which name an issuer's subjects are kept. The provider of the embedded setting may have another port at each start. */
export function providerOf(issuer: string): string {
  if (issuer === GOOGLE_ISSUER) return 'google';
  return isLoopback(issuer) ? 'local' : issuer;
}

/** Whether an issuer can be trusted to be who it says: over TLS, or on this very machine. */
export function isTrustworthy(issuer: string): boolean {
  return URL.canParse(issuer) && (new URL(issuer).protocol === 'https:' || isLoopback(issuer));
}

/** Plain HTTP that does not leave this machine. */
export function isLoopback(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
