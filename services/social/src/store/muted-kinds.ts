import type { Queries } from '@oddsmates/kit';
import type { ChosenKind, Muted } from '../domain/choice';

/** What these people do not want to be told of. */
export function mutedKinds(db: Queries, userIds: string[]): Promise<Muted[]> {
  return db.query<Muted>('SELECT user_id, type FROM muted_kinds WHERE user_id = ANY ($1::uuid[]) ORDER BY user_id, type', [userIds]);
}

/** Switches kinds off for somebody; those that are off already stay so. */
export async function mute(db: Queries, userId: string, kinds: ChosenKind[]): Promise<void> {
  await db.query('INSERT INTO muted_kinds (user_id, type) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING', [userId, kinds]);
}

/** Switches kinds on again for somebody. */
export async function unmute(db: Queries, userId: string, kinds: ChosenKind[]): Promise<void> {
  await db.query('DELETE FROM muted_kinds WHERE user_id = $1 AND type = ANY ($2::text[])', [userId, kinds]);
}
