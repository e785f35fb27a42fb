import { foldPart, type Queries } from '@oddsmates/kit';
import { escapeLike } from '../domain/escape-like';

/** Somebody as others see them. */
export type PersonRow = { user_id: string; username: string; profile_image_url: string };

/** What is known of somebody. @param version 0 when it did not come from identity's own events */
export type KnownPerson = PersonRow & { version: bigint };

/** Keeps what is known of people; what is older than what is kept already changes nothing. */
export async function keepPeople(db: Queries, people: KnownPerson[]): Promise<void> {
  await db.query(
    `INSERT INTO people (user_id, username, profile_image_url, version, search_key)
     SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[]) AS given (user_id)
     ORDER BY user_id -- Two that lock the same rows lock them in the same order.
     ON CONFLICT (user_id) DO UPDATE
     SET username = excluded.username, profile_image_url = excluded.profile_image_url, version = excluded.version, search_key = excluded.search_key
     WHERE people.version < excluded.version`,
    [
      people.map(({ user_id: id }) => id),
      people.map(({ username }) => username),
      people.map(({ profile_image_url: url }) => url),
      people.map(({ version }) => version),
      people.map(({ username }) => foldPart(username)),
    ],
  );
}

/** Which of these people are known. */
export async function knownIds(db: Queries, ids: string[]): Promise<Set<string>> {
  const rows = await db.query<{ user_id: string }>('SELECT user_id FROM people WHERE user_id = ANY ($1::uuid[])', [ids]);
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Somebody who was found, and what there is between them and the one who searches. */
export type FoundRow = { user_id: string; status: 'pending' | 'friends' | null };

/** People whose username begins with the text, by name. */
export function findByPrefix(db: Queries, key: string, searcherId: string, limit: number): Promise<FoundRow[]> {
  return db.query<FoundRow>(
    `SELECT people.user_id, friendships.status
     FROM people
     LEFT JOIN friendships ON low = least(people.user_id, $2) AND high = greatest(people.user_id, $2)
     WHERE search_key LIKE $1 AND people.user_id <> $2
     ORDER BY search_key, people.user_id LIMIT $3`,
    [`${escapeLike(key)}%`, searcherId, limit],
  );
}

/** People whose username holds the text further on, by name. Served by trigrams from three characters; two are looked for row by row. */
export function findBySubstring(db: Queries, key: string, searcherId: string, limit: number): Promise<FoundRow[]> {
  return db.query<FoundRow>(
    `SELECT people.user_id, friendships.status
     FROM people
     LEFT JOIN friendships ON low = least(people.user_id, $3) AND high = greatest(people.user_id, $3)
     WHERE search_key LIKE $1 AND search_key NOT LIKE $2 AND people.user_id <> $3
     ORDER BY search_key, people.user_id LIMIT $4`,
    [`%${escapeLike(key)}%`, `${escapeLike(key)}%`, searcherId, limit],
  );
}
