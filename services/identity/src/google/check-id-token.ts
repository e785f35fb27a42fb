import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { issuerNames, providerOf, type GoogleIdentity } from '../domain/google';

/** Signatures by a published key. Whoever knows the public key could make the symmetric ones, and anybody makes 'none'. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** How far the clocks of issuer and service may be apart. */
const CLOCK_TOLERANCE_S = 30;
/** Google's last an hour. A longer promise of some other issuer is not taken at its word. */
const LONGEST_LIFE_S = 24 * 60 * 60;
const LONGEST_SUBJECT = 255;
const LONGEST_EMAIL = 254;

/** What an ID token is checked against. */
export type Expected = { keys: JWTVerifyGetKey; issuer: string; clientId: string; now: Date };

/**
 * Checks an ID token as OpenID Connect Core 3.1.3.7 asks: signature, issuer, audience, authorized party, times; and that its email is verified.
 * @throws AppError GOOGLE_REJECTED, with the reason as its cause; whatever else `keys` throws as an AppError
 */
export async function checkIdToken(token: string, { keys, issuer, clientId, now }: Expected): Promise<GoogleIdentity> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: issuerNames(issuer),
      audience: clientId,
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: LONGEST_LIFE_S,
      requiredClaims: ['exp', 'iat', 'sub', 'email'],
    });
    requireParty(payload, clientId);
    return identityOf(payload, issuer);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(Reason.GOOGLE_REJECTED, { cause: error });
  }
}

/** A token for several audiences names the one it was made for. */
function requireParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isShared = Array.isArray(aud) && aud.length > 1;
  if (azp === clientId || (azp === undefined && !isShared)) return;
  throw new Error('The token was made for another client.');
}

function identityOf({ sub, email, email_verified: verified, name }: JWTPayload, issuer: string): GoogleIdentity {
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUBJECT) throw new Error('The token has no subject that can be kept.');
  if (typeof email !== 'string' || email.trim() === '' || email.length > LONGEST_EMAIL) throw new Error('The token has no email.');
  if (verified !== true) throw new Error('The email of the token is not verified.');
  return { provider: providerOf(issuer), subject: sub, email: email.trim(), name: typeof name === 'string' ? name : '' };
}
