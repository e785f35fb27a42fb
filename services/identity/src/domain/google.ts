import type { GoogleConfig } from '@oddsmates/proto/grpc/identity/v1/identity';

/** Google's own OpenID issuer. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** What is configured of Google sign-in; without a client id there is none. */
export type GoogleSettings = { clientId?: string | undefined; issuer?: string | undefined };

/** What a page needs to know to offer Google sign-in, or that there is none. */
export function googleConfig({ clientId, issuer = GOOGLE_ISSUER }: GoogleSettings): GoogleConfig {
  if (!clientId) return { client_id: '', issuer: '', mode: 'off' };
  return { client_id: clientId, issuer, mode: issuer === GOOGLE_ISSUER ? 'google' : 'local' };
}
