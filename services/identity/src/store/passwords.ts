import type { Queries } from '@oddsmates/kit';

/** What somebody's password is checked against. */
export async function findPasswordHash(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db.maybe<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [userId]);
  return row?.password_hash;
}

/** As {@link findPasswordHash}, and nobody else changes the account until the transaction ends. */
export async function lockPasswordHash(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db.maybe<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1 FOR UPDATE', [userId]);
  return row?.password_hash;
}

/** Whether a password is still the one that was checked; it stays so until the transaction ends. */
export async function isPasswordStill(db: Queries, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE', [userId, passwordHash]);
  return rows.length === 1;
}

/** Writes a new password down. */
export async function updatePassword(db: Queries, userId: string, passwordHash: string): Promise<void> {
  await db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [userId, passwordHash]);
}
