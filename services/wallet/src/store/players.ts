import type { Queries } from '@oddsmates/kit';

/** Notes that an account was there at a time; the earliest one seen is when it was opened, in whatever order events arrive. */
export async function notePlayer(tx: Queries, userId: string, seenAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO players (user_id, joined_at) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET joined_at = excluded.joined_at WHERE players.joined_at > excluded.joined_at`,
    [userId, seenAt],
  );
}
