import { isoTime, type Clock, type Context, type Db } from '@oddsmates/kit';
import type { AuthenticateManyRequest, AuthenticateManyResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { hashToken } from '../domain/token';
import { findTokens } from '../store/tokens';

/** Whose these tokens are, each in its place; nobody's when a token is unknown or expired. */
export function authenticateMany({ db, clock }: { db: Db; clock: Clock }) {
  return async (_ctx: Context, { tokens }: AuthenticateManyRequest): Promise<AuthenticateManyResponse> => {
    const hashes = tokens.map(hashToken);
    const found = await findTokens(db, hashes, clock());
    const byHash = new Map(found.map((token) => [token.sha256.toString('hex'), token]));
    const owners = hashes.map((hash) => {
      const token = byHash.get(hash.toString('hex'));
      return { user_id: token?.user_id, expires_at: token && isoTime(token.expires_at) };
    });
    return { owners };
  };
}
