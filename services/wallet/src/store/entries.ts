import type { Cents, Queries } from '@oddsmates/kit';

/** An entry whose fee was paid, given back since or not. */
export type PaidEntry = {
  id: string;
  circuit_id: string;
  league_id: string;
  user_id: string;
  bankroll_account: bigint;
  pot_account: bigint;
  slot: number;
  fee_cents: Cents;
  balance_cents: Cents;
  paid_at: Date;
  refunded_at: Date | null;
};
/** An entry that was to be given back before its payment arrived: it can be paid no more. */
type LostEntry = { id: string; paid_at: null; refunded_at: Date };

/** What became of an entry; undefined when nothing was heard of it. */
export function findEntry(db: Queries, entryId: string): Promise<PaidEntry | LostEntry | undefined> {
  return db.maybe(
    `SELECT id, circuit_id, league_id, user_id, bankroll_account, pot_account, slot, fee_cents, balance_cents, paid_at, refunded_at
     FROM entries WHERE id = $1`,
    [entryId],
  );
}

/** Writes down an entry whose fee has moved. */
export async function insertEntry(tx: Queries, entry: Omit<PaidEntry, 'refunded_at'>): Promise<void> {
  await tx.query(
    `INSERT INTO entries (id, circuit_id, league_id, user_id, bankroll_account, pot_account, slot, fee_cents, balance_cents, paid_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      entry.id,
      entry.circuit_id,
      entry.league_id,
      entry.user_id,
      entry.bankroll_account,
      entry.pot_account,
      entry.slot,
      entry.fee_cents,
      entry.balance_cents,
      entry.paid_at,
    ],
  );
}

/** Writes down that an entry which was never paid is to stay so. */
export async function insertLostEntry(tx: Queries, entryId: string, at: Date): Promise<void> {
  await tx.query('INSERT INTO entries (id, refunded_at) VALUES ($1, $2)', [entryId, at]);
}

/** Writes down that the fee has gone back. */
export async function markRefunded(tx: Queries, entryId: string, at: Date): Promise<void> {
  await tx.query('UPDATE entries SET refunded_at = $2 WHERE id = $1', [entryId, at]);
}
