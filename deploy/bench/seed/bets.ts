import type { Client } from 'pg';

/**
 * Places a bet of every bankroll of a league on each of some events whose books are open, in sets: the rows that PlaceBet would write, one bet
 * after the other. Half of the players bet on home, half on away.
 */
export async function seedBets(wallet: Client, leagueId: string, eventIds: string[], stakeCents: number): Promise<void> {
  await wallet.query('BEGIN');
  await wallet.query(
    `INSERT INTO bets (id, event_id, league_id, user_id, bankroll_account, stakes_account, slot, market_key, outcome_key, odds_hundredths, stake_cents, placed_at)
     SELECT uuidv7(), event_id, league_id, user_id, account_id, stakes_account, slot, market_key, outcome_key, odds_hundredths, $3, now()
     FROM books JOIN bankrolls USING (league_id) JOIN book_outcomes USING (event_id)
     WHERE league_id = $1 AND event_id = ANY ($2::uuid[]) AND outcome_key = CASE WHEN slot < 8 THEN 'home' ELSE 'away' END`,
    [leagueId, eventIds, stakeCents],
  );
  await wallet.query(
    `INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
     SELECT 'bet:' || id || ':stake', bankroll_account, 0, stakes_account, slot, stake_cents, placed_at FROM bets WHERE event_id = ANY ($1::uuid[])`,
    [eventIds],
  );
  await wallet.query(
    `UPDATE ledger.balances SET balance_cents = balance_cents + cents
     FROM (SELECT bankroll_account AS account_id, 0 AS slot, -sum(stake_cents) AS cents FROM bets WHERE event_id = ANY ($1::uuid[]) GROUP BY 1
           UNION ALL
           SELECT stakes_account, slot, sum(stake_cents) FROM bets WHERE event_id = ANY ($1::uuid[]) GROUP BY 1, 2) AS moved
     WHERE balances.account_id = moved.account_id AND balances.slot = moved.slot`,
    [eventIds],
  );
  await wallet.query('COMMIT');
}
