import type { Queries } from '../db/types';

/** Somebody's name and picture as they were told last. */
export type PersonRow = { user_id: string; username: string; profile_image_url: string };

/** The people known among these ids. */
export function findPeople(db: Queries, ids: readonly string[]): Promise<PersonRow[]> {
  return db.query('SELECT user_id, username, profile_image_url FROM people WHERE user_id = ANY($1::uuid[])', [ids]);
}

/** Keeps what identity told, unless something newer is known. */
export async function keepPerson(tx: Queries, person: PersonRow & { version: bigint }): Promise<void> {
  await tx.query(
    `INSERT INTO people (user_id, username, profile_image_url, version) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, profile_image_url = excluded.profile_image_url, version = excluded.version
      WHERE people.version < excluded.version`,
    [person.user_id, person.username, person.profile_image_url, person.version],
  );
}

/** Keeps people who were asked for; what the bus has told meanwhile stands. */
export async function keepUnknown(db: Queries, people: readonly PersonRow[]): Promise<void> {
  await db.query(
    `INSERT INTO people (user_id, username, profile_image_url, version)
     SELECT *, -1 FROM unnest($1::uuid[], $2::text[], $3::text[]) ON CONFLICT (user_id) DO NOTHING`,
    [people.map((person) => person.user_id), people.map((person) => person.username), people.map((person) => person.profile_image_url)],
  );
}
