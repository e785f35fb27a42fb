import type { Cents, Queries } from '@oddsmates/kit';

/** A player's bankroll in a league. */
export type BankrollRow = { account_id: bigint; slot: number; balance_cents: Cents; frozen_at: Date | null; freeze_id: string | null };

const BANKROLL = `
  SELECT account_id, bankrolls.slot, balance_cents, frozen_at, freeze_id
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
    'UPDATE bankrolls SET frozen_at = NULL, freeze_id = NULL WHERE user_id = $1 AND league_id = $2 AND frozen_at IS NOT NULL RETURNING 1',
    [userId, leagueId],
  );
  return rows.length === 1;
}

/** Freezes a bankroll under an id that the bets voided with it refer to; one that is frozen stays as it is. */
export async function freezeBankroll(tx: Queries, userId: string, leagueId: string, freezeId: string, at: Date): Promise<void> {
  await tx.query('UPDATE bankrolls SET frozen_at = $4, freeze_id = $3 WHERE user_id = $1 AND league_id = $2 AND frozen_at IS NULL', [
    userId,
    leagueId,
    freezeId,
    at,
  ]);
}

/** The accounts of some players' bankrolls in a league, frozen or not, by user. */
export async function bankrollAccounts(db: Queries, leagueId: string, userIds: string[]): Promise<Map<string, bigint>> {
  const rows = await db.query<{ user_id: string; account_id: bigint }>(
    'SELECT user_id, account_id FROM bankrolls WHERE league_id = $1 AND user_id = ANY ($2::uuid[])',
    [leagueId, userIds],
  );
  return new Map(rows.map(({ user_id, account_id }) => [user_id, account_id]));
}

/** What a player's bankrolls in some leagues hold, frozen or not. */
export function balancesIn(db: Queries, userId: string, leagueIds: string[]): Promise<{ league_id: string; balance_cents: Cents }[]> {
  return db.query(
    'SELECT league_id, balance_cents FROM bankrolls JOIN ledger.balances USING (account_id) WHERE user_id = $1 AND league_id = ANY ($2::uuid[])',
    [userId, leagueIds],
  );
}

/** Who has earned points in some leagues, most first. */
export function pointsIn(db: Queries, leagueIds: string[]): Promise<{ league_id: string; user_id: string; points: number }[]> {
  return db.query('SELECT league_id, user_id, points FROM bankrolls WHERE league_id = ANY ($1::uuid[]) AND points > 0 ORDER BY points DESC, user_id', [
    leagueIds,
  ]);
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
