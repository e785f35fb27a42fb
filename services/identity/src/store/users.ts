import type { Queries } from '@oddsmates/kit';

/** An account, without its password. */
export type UserRow = {
  id: string;
  username: string;
  email: string;
  bio: string;
  profile_image_key: string | null;
  version: bigint;
  date_joined: Date;
};

/** What others see of an account. */
export type PersonRow = Pick<UserRow, 'id' | 'username' | 'profile_image_key'>;

/** The unique constraints, by the field that breaks them. */
export const UNIQUE = { username: 'users_username_key', email: 'users_email_key' } as const;

/** A new account. The `*_key` texts are folded. */
export type NewUser = {
  id: string;
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  joinedAt: Date;
};

/** Opens an account. @throws a unique violation of {@link UNIQUE} */
export function insertUser(db: Queries, user: NewUser): Promise<UserRow> {
  return db.one<UserRow>(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, date_joined)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING id, username, email, bio, profile_image_key, version, date_joined`,
    [user.id, user.username, user.usernameKey, user.email, user.emailKey, user.passwordHash, user.joinedAt],
  );
}

/** The account with this id. */
export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.maybe<UserRow>(
    `SELECT id, username, email, bio, profile_image_key, version, date_joined
     FROM users WHERE id = $1`,
    [id],
  );
}

/** The account with this id, locked until the transaction ends. */
export function lockUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.maybe<UserRow>(
    `SELECT id, username, email, bio, profile_image_key, version, date_joined
     FROM users WHERE id = $1 FOR UPDATE`,
    [id],
  );
}

/** The account with this username and what its password is checked against. */
export function findCredentials(db: Queries, usernameKey: string): Promise<(UserRow & { password_hash: string }) | undefined> {
  return db.maybe<UserRow & { password_hash: string }>(
    `SELECT id, username, email, bio, profile_image_key, version, date_joined, password_hash
     FROM users WHERE username_key = $1`,
    [usernameKey],
  );
}

/** The people with these ids; unknown ids are left out. */
export function findPeople(db: Queries, ids: string[]): Promise<PersonRow[]> {
  return db.query<PersonRow>(
    `SELECT id, username, profile_image_key
     FROM users WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
}

/** Whether somebody has this email. */
export async function isEmailTaken(db: Queries, emailKey: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM users WHERE email_key = $1', [emailKey]);
  return rows.length > 0;
}

/** Which of these usernames somebody has, by their keys. */
export async function takenUsernames(db: Queries, usernameKeys: string[]): Promise<Set<string>> {
  const rows = await db.query<{ username_key: string }>('SELECT username_key FROM users WHERE username_key = ANY ($1::text[])', [usernameKeys]);
  return new Set(rows.map(({ username_key: key }) => key));
}

/** Writes a changed profile; the key of the username only where it is given. @throws a unique violation of {@link UNIQUE} */
export async function updateUser(db: Queries, user: UserRow, usernameKey: string | undefined): Promise<void> {
  await db.query(
    `UPDATE users SET username = $2, username_key = coalesce($3, username_key), bio = $4, profile_image_key = $5, version = $6
     WHERE id = $1`,
    [user.id, user.username, usernameKey, user.bio, user.profile_image_key, user.version],
  );
}
