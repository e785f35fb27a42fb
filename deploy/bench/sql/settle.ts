import type { Client } from 'pg';

/** As in the wallet: so many bets are told in one event. */
const BETS_PER_FACT = 500;

/** Makes the table that takes the place of the outbox, which must hold nothing that nobody could read. */
export async function prepareStatement(sql: Client): Promise<void> {
  await sql.query('CREATE SCHEMA bench');
  await sql.query('CREATE TABLE bench.outbox (LIKE outbox INCLUDING ALL)');
}

/**
 * Settles the bets of an event, home being the winner, in one statement: what SettleBook writes, and nothing between the steps. Bets graded, transfers
 * written, balances and points moved, facts of 500 bets each told, the book closed.
 */
export async function settleByStatement(sql: Client, eventId: string): Promise<void> {
  await sql.query(
    `WITH book AS MATERIALIZED (
       SELECT event_id, stakes_account, house_account, gen_random_uuid() AS settlement_id, clock_timestamp() AS at FROM books WHERE event_id = $1 AND status = 'open'
     ), closed AS (
       UPDATE bets SET
         status = CASE outcome_key WHEN 'home' THEN 'won' ELSE 'lost' END,
         payout_cents = CASE outcome_key WHEN 'home' THEN won_payout_cents(stake_cents, odds_hundredths) ELSE 0 END,
         points = CASE outcome_key WHEN 'home' THEN won_points(odds_hundredths) ELSE 0 END,
         settled_at = book.at, settlement_id = book.settlement_id
       FROM book WHERE bets.event_id = book.event_id AND status = 'open'
       RETURNING bets.id, user_id, league_id, bankroll_account, slot, status, stake_cents, payout_cents, points
     ), moves AS MATERIALIZED (
       SELECT 'bet:' || id || ':return' AS reference, stakes_account AS from_account, slot AS from_slot,
              bankroll_account AS to_account, 0::smallint AS to_slot, stake_cents AS amount_cents, at
       FROM closed, book WHERE status = 'won'
       UNION ALL
       SELECT 'bet:' || id || ':profit', house_account, slot, bankroll_account, 0::smallint, payout_cents - stake_cents, at
       FROM closed, book WHERE payout_cents > stake_cents
       UNION ALL
       SELECT 'bet:' || id || ':lost', stakes_account, slot, house_account, slot, stake_cents, at
       FROM closed, book WHERE status = 'lost'
     ), written AS (
       INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
       SELECT reference, from_account, from_slot, to_account, to_slot, amount_cents, at FROM moves
     ), changes AS (
       SELECT account_id, slot, sum(cents)::bigint AS cents
       FROM (SELECT from_account AS account_id, from_slot AS slot, -amount_cents AS cents FROM moves
             UNION ALL
             SELECT to_account, to_slot, amount_cents FROM moves) AS postings
       GROUP BY account_id, slot
     ), moved AS (
       UPDATE ledger.balances SET balance_cents = balance_cents + cents
       FROM changes WHERE balances.account_id = changes.account_id AND balances.slot = changes.slot
     ), earned AS (
       UPDATE bankrolls SET points = bankrolls.points + closed.points
       FROM closed WHERE closed.points > 0 AND bankrolls.user_id = closed.user_id AND bankrolls.league_id = closed.league_id
     ), told AS (
       INSERT INTO bench.outbox (id, topic, key, type, time, payload)
       SELECT gen_random_uuid(), 'wallet.bet', $1::text, 'wallet.v1.BetsSettled', now(), convert_to(jsonb_agg(to_jsonb(numbered))::text, 'UTF8')
       FROM (SELECT row_number() OVER (ORDER BY id) AS number, id, user_id, status, stake_cents, payout_cents, points FROM closed) AS numbered
       GROUP BY number / ${BETS_PER_FACT}
     )
     UPDATE books SET status = 'settled', closed_at = book.at, settlement_id = book.settlement_id, winning_outcome = 'home',
       (bets, won, lost, returned, paid_cents) = (
         SELECT count(*), count(*) FILTER (WHERE status = 'won'), count(*) FILTER (WHERE status = 'lost'), 0, sum(payout_cents) FROM closed)
     FROM book WHERE books.event_id = book.event_id`,
    [eventId],
  );
}
