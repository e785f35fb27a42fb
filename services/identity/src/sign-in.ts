import type { Queries } from '@oddsmates/kit';
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './domain/token';
import { deleteExpiredTokens, insertToken } from './store/tokens';

/** Each sign-in drops more expired tokens than it adds, so their number stays bounded without a sweeper. */
const DROPPED_PER_SIGN_IN = 10;

/** Signs a user in: returns a token for the next 30 days, of which only the hash is kept. */
export async function issueToken(db: Queries, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await deleteExpiredTokens(db, now, DROPPED_PER_SIGN_IN);
  await insertToken(db, {
    sha256: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
  });
  return token;
}
