import type { Queries } from '@oddsmates/kit';

/** Keeps a token's hash. */
export async function insertToken(db: Queries, token: { sha256: Buffer; userId: string; createdAt: Date; expiresAt: Date }): Promise<void> {
  await db.query(
    `INSERT INTO tokens (sha256, user_id, created_at, expires_at)
     VALUES ($1, $2, $3, $4)`,
    [token.sha256, token.userId, token.createdAt, token.expiresAt],
  );
}

/** Whose token this is, when it has not expired at that time. */
export function findToken(db: Queries, sha256: Buffer, at: Date): Promise<{ user_id: string; expires_at: Date } | undefined> {
  return db.maybe<{ user_id: string; expires_at: Date }>(
    `SELECT user_id, expires_at FROM tokens
     WHERE sha256 = $1 AND expires_at > $2`,
    [sha256, at],
  );
}

/** As {@link findToken}, for several: those that are known and have not expired, in any order. */
export function findTokens(db: Queries, sha256: readonly Buffer[], at: Date): Promise<{ sha256: Buffer; user_id: string; expires_at: Date }[]> {
  return db.query(
    `SELECT sha256, user_id, expires_at FROM tokens
     WHERE sha256 = ANY ($1::bytea[]) AND expires_at > $2`,
    [sha256, at],
  );
}

/** Deletes somebody's tokens but the one kept; returns how many of them were still good at that time. */
export async function deleteTokensOf(db: Queries, userId: string, keptSha256: Buffer, at: Date): Promise<number> {
  const rows = await db.query<{ expires_at: Date }>('DELETE FROM tokens WHERE user_id = $1 AND sha256 <> $2 RETURNING expires_at', [userId, keptSha256]);
  return rows.filter(({ expires_at: expiresAt }) => expiresAt > at).length;
}

/** Deletes some of the tokens that have expired at that time, the longest expired first; returns how many. */
export async function deleteExpiredTokens(db: Queries, at: Date, atMost: number): Promise<number> {
  const rows = await db.query(
    `DELETE FROM tokens WHERE sha256 IN (
       SELECT sha256 FROM tokens WHERE expires_at <= $1
       ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING 1`,
    [at, atMost],
  );
  return rows.length;
}
