import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { GoogleIdentity, GoogleSettings } from '../domain/google';
import { checkIdToken } from './check-id-token';
import { issuerKeys, type IssuerPatience } from './issuer-keys';

/** Google sign-in, or another OpenID provider in its place. */
export type Google = {
  settings: GoogleSettings;
  /** Whose ID token this is. @throws AppError GOOGLE_REJECTED, also without a provider; UNAVAILABLE when the provider cannot be reached */
  identify(token: string, now: Date): Promise<GoogleIdentity>;
};

/** Prepares {@link Google}; the provider is asked nothing before the first token comes. */
export function openGoogle(settings: GoogleSettings, patience?: IssuerPatience): Google {
  const { clientId, issuer } = settings;
  if (!clientId) return { settings, identify: () => Promise.reject(new AppError(Reason.GOOGLE_REJECTED)) };
  const keys = issuerKeys(issuer, clientId, patience);
  return { settings, identify: (token, now) => checkIdToken(token, { keys, issuer, clientId, now }) };
}
