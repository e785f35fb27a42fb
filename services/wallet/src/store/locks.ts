import type { Queries } from '@oddsmates/kit';

/**
 * The order in which every transaction of the wallet takes its locks. Two that follow it never wait for each other in a circle:
 *
 *   1. the book of the event     shared by a bet, alone by settling, voiding and opening it
 *   2. bankrolls                 by account
 *   3. slots of shared accounts  stakes, house, mint; by account and slot
 *
 * The book comes first because it decides whether there is anything to do. Bankrolls come before shared slots because a bankroll delays
 * one player and a shared slot delays many: what many wait for is held shortest.
 * The row of `bankrolls` is written only while the balance of its account is locked.
 */

/** An advisory lock and not a row lock: thousands may share it without writing to the book's row. Those who share it queue behind one who wants it alone. */
const BOOK = `hashtextextended('book:' || $1::text, 0)`;

/** Holds off settlement until the transaction ends; other bets go on. Read the book again after it. */
export async function shareBook(tx: Queries, eventId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock_shared(${BOOK})`, [eventId]);
}

/** Waits for the bets that are being placed and holds off all others until the transaction ends. Read the book again after it. */
export async function takeBook(tx: Queries, eventId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${BOOK})`, [eventId]);
}

/** Locks one bankroll: its player's bets in the league come one after the other. Read it again after it. */
export async function lockBankroll(tx: Queries, accountId: bigint): Promise<void> {
  await tx.query('SELECT FROM ledger.balances WHERE account_id = $1 FOR NO KEY UPDATE', [accountId]);
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
