import type { Client } from 'pg';
import { seedIdSql } from './ids';

/** The token that signs the nth player in. */
export const tokenOf = (player: number): string => `bench-player-${player}`;

/** Opens accounts for players 1 to `count` and signs them in, in sets. They have no password: hashing as many takes minutes, and none of them signs in again. */
export async function seedAccounts(identity: Client, count: number): Promise<void> {
  await identity.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, date_joined)
     SELECT ${seedIdSql('player', 'n')}, 'bench-' || n, 'bench-' || n, 'bench-' || n || '@example.com', 'bench-' || n || '@example.com', 'none', now()
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
  await identity.query(
    `INSERT INTO tokens (sha256, user_id, created_at, expires_at)
     SELECT sha256(convert_to('${tokenOf(0).slice(0, -1)}' || n, 'UTF8')), ${seedIdSql('player', 'n')}, now(), now() + interval '1 day' FROM generate_series(1, $1::int) AS n`,
    [count],
  );
  await identity.query('ANALYZE');
}
