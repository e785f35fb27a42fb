import type { Cents, Queries } from '@oddsmates/kit';
import type { Draw, PotSlot, Share } from '../domain/draw-shares';
import { openAccount } from './accounts';

/** The pot of a circuit. */
export type PotRow = { circuit_id: string; league_id: string; account_id: bigint; paid_at: Date | null; paid_cents: Cents | null };

/** The pot of a circuit; undefined before its first entry. */
export function findPot(db: Queries, circuitId: string): Promise<PotRow | undefined> {
  return db.maybe('SELECT circuit_id, league_id, account_id, paid_at, paid_cents FROM pots WHERE circuit_id = $1', [circuitId]);
}

/** The pot of a circuit, opened empty when there is none yet. Two that open it at once get the same one. */
export async function openPot(tx: Queries, circuitId: string, leagueId: string, openedAt: Date): Promise<PotRow> {
  const found = await findPot(tx, circuitId);
  if (found) return found;
  const accountId = await openAccount(tx, { kind: 'pot', circuitId });
  await tx.query('INSERT INTO pots (circuit_id, league_id, account_id, opened_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
    circuitId,
    leagueId,
    accountId,
    openedAt,
  ]);
  return tx.one('SELECT circuit_id, league_id, account_id, paid_at, paid_cents FROM pots WHERE circuit_id = $1', [circuitId]);
}

/** The slots of a pot that hold money, in their order. */
export function filledSlots(db: Queries, accountId: bigint): Promise<PotSlot[]> {
  return db.query('SELECT slot, balance_cents AS cents FROM ledger.balances WHERE account_id = $1 AND balance_cents > 0 ORDER BY slot', [accountId]);
}

/** Closes a pot for good and writes down who got what out of which slot. */
export async function closePot(tx: Queries, circuitId: string, draws: readonly (Draw & { bankroll: bigint })[], total: Cents, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO pot_payments (circuit_id, user_id, slot, bankroll_account, cents)
     SELECT $1::uuid, * FROM unnest($2::uuid[], $3::smallint[], $4::bigint[], $5::bigint[])`,
    [circuitId, draws.map(({ userId }) => userId), draws.map(({ slot }) => slot), draws.map(({ bankroll }) => bankroll), draws.map(({ cents }) => cents)],
  );
  await tx.query('UPDATE pots SET paid_at = $2, paid_cents = $3 WHERE circuit_id = $1', [circuitId, at, total]);
}

/** What everybody got out of a pot, by user. */
export function sharesPaid(db: Queries, circuitId: string): Promise<Share[]> {
  return db.query(
    'SELECT user_id AS "userId", sum(cents)::bigint AS cents FROM pot_payments WHERE circuit_id = $1 GROUP BY user_id ORDER BY user_id',
    [circuitId],
  );
}
