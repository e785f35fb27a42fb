import { event, type Queries, type Tx } from '@oddsmates/kit';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import { hashToken, newToken, TOKEN_LIFETIME_MS } from './domain/token';
import { deleteTokensOf, insertToken } from './store/tokens';

/** Signs a user in: returns a token for the next 30 days, of which only the hash is kept. */
export async function issueToken(db: Queries, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await insertToken(db, {
    sha256: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS),
  });
  return token;
}

/**
 * Ends all sessions of a user, whose row the transaction has locked, and tells others, so that streams that stand on them end too.
 * @param kept a token issued in this transaction, which goes on
 * @returns how many sessions were ended
 */
export async function endSessions(tx: Tx, userId: string, now: Date, kept?: string): Promise<number> {
  const keptHash = kept === undefined ? Buffer.alloc(0) : hashToken(kept);
  const ended = await deleteTokensOf(tx, userId, keptHash, now);
  await tx.publish(event('identity.user', userId, TokensRevoked, { user_id: userId, kept_token_hash: keptHash }));
  return ended;
}
