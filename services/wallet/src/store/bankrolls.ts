import type { Cents, Queries } from '@oddsmates/kit';

/** A player's bankroll in a league. */
export type BankrollRow = { account_id: bigint; slot: number; balance_cents: Cents; frozen_at: Date | null };

const BANKROLL = `
  SELECT account_id, bankrolls.slot, balance_cents, frozen_at
  FROM bankrolls JOIN ledger.balances USING (account_id)`;

/** The bankroll of a player in a league, frozen or not; undefined when none was ever opened. */
export function findBankroll(db: Queries, userId: string, leagueId: string): Promise<BankrollRow | undefined> {
  return db.maybe(`${BANKROLL} WHERE user_id = $1 AND league_id = $2`, [userId, leagueId]);
}

/** Writes down a new bankroll; false when there is one already. */
export async function insertBankroll(
  tx: Queries,
  bankroll: { userId: string; leagueId: string; accountId: bigint; slot: number; openedAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO bankrolls (user_id, league_id, account_id, slot, opened_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1`,
    [bankroll.userId, bankroll.leagueId, bankroll.accountId, bankroll.slot, bankroll.openedAt],
  );
  return rows.length === 1;
}

/** Opens a frozen bankroll again; false when it was not frozen. */
export async function thawBankroll(tx: Queries, userId: string, leagueId: string): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE bankrolls SET frozen_at = NULL WHERE user_id = $1 AND league_id = $2 AND frozen_at IS NOT NULL RETURNING 1',
    [userId, leagueId],
  );
  return rows.length === 1;
}

/** Who has earned points in a league. */
export function leaguePoints(db: Queries, leagueId: string): Promise<{ user_id: string; points: number }[]> {
  return db.query('SELECT user_id, points FROM bankrolls WHERE league_id = $1 AND points > 0 ORDER BY points DESC, user_id', [leagueId]);
}

/** Money in the leagues they belong to now, and points from all leagues, of those who have a bankroll. */
export function playerTotals(db: Queries, userIds: string[]): Promise<{ user_id: string; money_cents: Cents; points_earned: number }[]> {
  return db.query(
    `SELECT user_id, coalesce(sum(balance_cents) FILTER (WHERE frozen_at IS NULL), 0)::bigint AS money_cents, sum(points)::int AS points_earned
     FROM bankrolls JOIN ledger.balances USING (account_id)
     WHERE user_id = ANY ($1::uuid[]) GROUP BY user_id`,
    [userIds],
  );
}
