import type { Queries } from '@oddsmates/kit';
import type { UserRow } from './users';

/** The constraint that two users with one account of the provider break. */
export const ONE_USER_PER_GOOGLE_ACCOUNT = 'google_accounts_pkey';

/** An account of the provider. */
export type GoogleAccount = { provider: string; subject: string };

/** Who signs in with an account of the provider. */
export function findGoogleUser(db: Queries, { provider, subject }: GoogleAccount): Promise<UserRow | undefined> {
  return db.maybe<UserRow>(
    `SELECT id, username, email, bio, profile_image_key, version, date_joined
     FROM google_accounts JOIN users ON id = user_id
     WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
}

/** Lets a user sign in with an account of the provider. @throws a unique violation of {@link ONE_USER_PER_GOOGLE_ACCOUNT} */
export async function linkGoogleAccount(db: Queries, { provider, subject }: GoogleAccount, userId: string, at: Date): Promise<void> {
  await db.query('INSERT INTO google_accounts (provider, subject, user_id, linked_at) VALUES ($1, $2, $3, $4)', [provider, subject, userId, at]);
}
