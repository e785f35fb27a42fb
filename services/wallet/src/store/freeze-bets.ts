import type { Queries } from '@oddsmates/kit';
import type { SettledRow } from './settle-bets';

/** The events in a league on which a player has open bets, in the order in which their books are locked. */
export async function openBetEvents(db: Queries, userId: string, leagueId: string): Promise<string[]> {
  const rows = await db.query<{ event_id: string }>(
    `SELECT event_id FROM bets WHERE user_id = $1 AND league_id = $2 AND status = 'open' ORDER BY event_id`,
    [userId, leagueId],
  );
  return rows.map(({ event_id }) => event_id);
}

/** A bet that was voided because its player was removed, with where its stake is. */
export type VoidedRow = SettledRow & { event_id: string; event_name: string; stakes_account: bigint; slot: number };

/** Closes a player's open bets on some events as void; by account of the stakes, in which order these are locked. */
export function voidBetsOf(tx: Queries, { userId, events, freezeId, at }: { userId: string; events: string[]; freezeId: string; at: Date }): Promise<VoidedRow[]> {
  return tx.query(
    `WITH voided AS (
       UPDATE bets SET status = 'void', payout_cents = stake_cents, settled_at = $4, settlement_id = $3, freeze_id = $3
       WHERE user_id = $1 AND event_id = ANY ($2::uuid[]) AND status = 'open'
       RETURNING id, user_id, status, stake_cents, payout_cents, points, event_id, stakes_account, slot
     )
     SELECT voided.*, event_name FROM voided JOIN books USING (event_id) ORDER BY voided.stakes_account`,
    [userId, events, freezeId, at],
  );
}

/** How many bets of a player a freeze has voided. */
export async function countVoided(db: Queries, userId: string, freezeId: string): Promise<number> {
  const { voided } = await db.one<{ voided: number }>('SELECT count(*)::int AS voided FROM bets WHERE user_id = $1 AND freeze_id = $2', [
    userId,
    freezeId,
  ]);
  return voided;
}
