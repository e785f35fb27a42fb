import type { Client } from 'pg';
import { seedIdSql } from './ids';

const GRANT_CENTS = 100_000;

/**
 * Gives players 1 to `count` a bankroll in a league, in sets: the rows that OpenBankroll would write, one player after the other.
 * The audit of the ledger holds them to the rules.
 */
export async function seedBankrolls(wallet: Client, leagueId: string, count: number): Promise<void> {
  await wallet.query('BEGIN');
  await wallet.query(`INSERT INTO ledger.accounts (kind, user_id, league_id) SELECT 'bankroll', ${seedIdSql('player', 'n')}, $1 FROM generate_series(1, $2::int) AS n`, [leagueId, count]);
  await wallet.query(
    `INSERT INTO ledger.balances (account_id, slot, kind, balance_cents) SELECT id, 0, kind, ${GRANT_CENTS} FROM ledger.accounts WHERE kind = 'bankroll' AND league_id = $1`,
    [leagueId],
  );
  // The last digit of the id, as slotOf in the wallet has it.
  await wallet.query(
    `INSERT INTO bankrolls (user_id, league_id, account_id, slot, opened_at)
     SELECT user_id, league_id, id, get_byte(uuid_send(user_id), 15) % 16, now() FROM ledger.accounts WHERE kind = 'bankroll' AND league_id = $1`,
    [leagueId],
  );
  await wallet.query(
    `INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
     SELECT 'grant:' || bankrolls.league_id || ':' || bankrolls.user_id, mint.id, bankrolls.slot, bankrolls.account_id, 0, ${GRANT_CENTS}, opened_at
     FROM bankrolls, ledger.accounts AS mint WHERE mint.kind = 'mint' AND bankrolls.league_id = $1`,
    [leagueId],
  );
  await wallet.query(
    `UPDATE ledger.balances SET balance_cents = balance_cents - ${GRANT_CENTS} * players
     FROM (SELECT slot, count(*) AS players FROM bankrolls WHERE league_id = $1 GROUP BY slot) AS granted
     WHERE balances.kind = 'mint' AND balances.slot = granted.slot`,
    [leagueId],
  );
  await wallet.query('COMMIT');
}
