import type { Queries } from '@oddsmates/kit';

/**
 * The order in which every transaction of the wallet takes its locks. Two that follow it never wait for each other in a circle:
 *
 *   1. the entry                 alone, by paying and refunding it
 *   2. the book of the event     shared by a bet and by freezing its player, alone by settling, voiding and opening it; by event
 *      or the pot of the circuit shared by an entry, alone by paying it out
 *   3. bankrolls                 by account
 *   4. slots of shared accounts  stakes, pots, house, mint; by account and slot
 *
 * Book and pot come first because they decide whether there is anything to do. Bankrolls come before shared slots because a bankroll delays
 * one player and a shared slot delays many: what many wait for is held shortest.
 * The row of `bankrolls` is written only while the balance of its account is locked.
 */

/** Advisory locks and not row locks: thousands may share one without writing to the book's row. Those who share it queue behind one who wants it alone. */
const BOOK = `hashtextextended('book:' || $1::text, 0)`;
const POT = `hashtextextended('pot:' || $1::text, 0)`;

/** Holds off settlement until the transaction ends; other bets go on. Read the book again after it. */
export async function shareBook(tx: Queries, eventId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock_shared(${BOOK})`, [eventId]);
}

/** Waits for the bets that are being placed and holds off all others until the transaction ends. Read the book again after it. */
export async function takeBook(tx: Queries, eventId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${BOOK})`, [eventId]);
}

/** Holds off everybody else who pays or refunds this entry until the transaction ends. Read it after this. */
export async function takeEntry(tx: Queries, entryId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('entry:' || $1::text, 0))`, [entryId]);
}

/** Holds off paying out until the transaction ends; other entries go on. Read the pot after it. */
export async function shareCircuitPot(tx: Queries, circuitId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock_shared(${POT})`, [circuitId]);
}

/** Waits for the entries that are under way and holds off all others until the transaction ends. Read the pot after it. */
export async function takeCircuitPot(tx: Queries, circuitId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${POT})`, [circuitId]);
}

/** Locks one bankroll: its player's bets in the league come one after the other. Read it again after it. */
export async function lockBankroll(tx: Queries, accountId: bigint): Promise<void> {
  await tx.query('SELECT FROM ledger.balances WHERE account_id = $1 FOR NO KEY UPDATE', [accountId]);
}

/** {@link shareBook}, and after it {@link lockBankroll}, in one statement: the second needs what the first gives. */
export async function shareBookAndLockBankroll(tx: Queries, eventId: string, accountId: bigint): Promise<void> {
  await tx.query(
    `SELECT FROM (SELECT pg_advisory_xact_lock_shared(${BOOK})::text AS shared) AS book,
       LATERAL (SELECT FROM ledger.balances WHERE account_id = $2 AND book.shared IS NOT NULL FOR NO KEY UPDATE) AS bankroll`,
    [eventId, accountId],
  );
}

/** Locks several bankrolls. */
export async function lockBankrolls(tx: Queries, accountIds: readonly bigint[]): Promise<void> {
  await tx.query('SELECT FROM ledger.balances WHERE account_id = ANY ($1::bigint[]) ORDER BY account_id FOR NO KEY UPDATE', [accountIds]);
}

/** Locks the bankrolls that a settlement pays, then all slots of its house. Its stakes need no lock: whoever has the book alone has them too. */
export async function lockPayees(tx: Queries, eventId: string, settlementId: string, houseAccount: bigint): Promise<void> {
  await tx.query(
    `SELECT count(*) FROM (
       SELECT FROM bets JOIN ledger.balances ON account_id = bankroll_account
       WHERE event_id = $1 AND settlement_id = $2 AND payout_cents > 0
       ORDER BY account_id FOR NO KEY UPDATE OF balances) AS locked`,
    [eventId, settlementId],
  );
  await tx.query('SELECT FROM ledger.balances WHERE account_id = $1 ORDER BY slot FOR NO KEY UPDATE', [houseAccount]);
}
