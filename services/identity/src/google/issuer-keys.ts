import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { allowInsecureRequests, discovery, None } from 'openid-client';
import { isLoopback } from '../domain/google';

const RETRY_AFTER_S = 5;

/** How patient the service is with an issuer; every value has a default. */
export type IssuerPatience = {
  /** For each of the two questions: where the keys are, and which they are. */
  timeoutMs?: number;
  /** Keys are asked for anew after this long. */
  keysMaxAgeMs?: number;
  /** However many tokens name a key nobody knows, the issuer is asked no more often than this. */
  keysCooldownMs?: number;
};

/**
 * The issuer's published keys: where they are is discovered with the first token and remembered, and so are they, until they are old or a token
 * names a new one.
 * @returns a function that finds the key of a token; it throws UNAVAILABLE when the issuer cannot be reached or answers nonsense
 */
export function issuerKeys(issuer: string, clientId: string, { timeoutMs = 2_000, keysMaxAgeMs = 600_000, keysCooldownMs = 30_000 }: IssuerPatience = {}): JWTVerifyGetKey {
  let discovered: Promise<JWTVerifyGetKey> | undefined;

  async function discover(): Promise<JWTVerifyGetKey> {
    // Only an issuer on this machine may be asked without TLS.
    const execute = isLoopback(issuer) ? [allowInsecureRequests] : [];
    const configuration = await discovery(new URL(issuer), clientId, undefined, None(), { execute, timeout: timeoutMs / 1_000 });
    const { jwks_uri: keysAddress } = configuration.serverMetadata();
    if (keysAddress === undefined) throw new Error(`The issuer ${issuer} does not say where its keys are.`);
    return createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: timeoutMs, cacheMaxAge: keysMaxAgeMs, cooldownDuration: keysCooldownMs });
  }

  /** One question at a time; a failure is not remembered. */
  function remembered(): Promise<JWTVerifyGetKey> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return async (header, token) => {
    try {
      const keys = await remembered();
      return await keys(header, token);
    } catch (error) {
      if (isTokensFault(error)) throw error;
      throw new AppError(Reason.UNAVAILABLE, { cause: error, retryAfterS: RETRY_AFTER_S });
    }
  };
}

/** The token names a key that the issuer does not have, or one that cannot verify signatures; else the issuer is at fault. */
function isTokensFault(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys || error instanceof errors.JOSENotSupported;
}
