import { traced, type Cents, type Queries } from '@oddsmates/kit';
import type { OutcomeResult } from '../domain/decide-outcomes';
import type { Result } from '../domain/payout';
import type { BookRow } from './books';

/** One run over the open bets of an event. */
export type Settlement = { id: string; eventId: string; at: Date };

/** Closes the open standard bets of an event by how their outcomes came out; bets on other outcomes stay open. */
export const gradeBets = traced('ledger grade', async (tx: Queries, { id, eventId, at }: Settlement, results: readonly OutcomeResult[]): Promise<void> => {
  await tx.query(
    `UPDATE bets SET
       status = result,
       payout_cents = CASE result WHEN 'won' THEN won_payout_cents(stake_cents, odds_hundredths) WHEN 'lost' THEN 0 ELSE stake_cents END,
       points = CASE result WHEN 'won' THEN won_points(odds_hundredths) ELSE 0 END,
       settled_at = $3, settlement_id = $2
     FROM unnest($4::text[], $5::text[], $6::text[]) AS decided (market_key, outcome_key, result)
     WHERE event_id = $1 AND status = 'open' AND bets.market_key = decided.market_key AND bets.outcome_key = decided.outcome_key`,
    [eventId, id, at, results.map(({ market }) => market), results.map(({ outcome }) => outcome), results.map(({ result }) => result)],
  );
});

/** Closes all bets on an event that are still open as void. */
export async function voidBets(tx: Queries, { id, eventId, at }: Settlement): Promise<void> {
  await tx.query(
    `UPDATE bets SET status = 'void', payout_cents = stake_cents, settled_at = $3, settlement_id = $2 WHERE event_id = $1 AND status = 'open'`,
    [eventId, id, at],
  );
}

/**
 * Moves the money of the bets that a settlement has closed and adds their points, in sets: the stake back for won, push and void, the profit
 * from the house for won, the stake to the house for lost. Everything it writes to is locked by then (see locks.ts).
 */
export const payBets = traced('ledger pay', async (tx: Queries, settlement: Settlement, { stakes_account, house_account }: BookRow): Promise<void> => {
  await tx.query(
    `WITH closed AS MATERIALIZED (
       SELECT id, bankroll_account, slot, status, stake_cents, payout_cents FROM bets WHERE event_id = $1 AND settlement_id = $2
     ), moves AS MATERIALIZED (
       SELECT 'bet:' || id || ':return' AS reference, $4::bigint AS from_account, slot AS from_slot,
              bankroll_account AS to_account, 0::smallint AS to_slot, stake_cents AS amount_cents
       FROM closed WHERE status <> 'lost'
       UNION ALL
       SELECT 'bet:' || id || ':profit', $5::bigint, slot, bankroll_account, 0::smallint, payout_cents - stake_cents
       FROM closed WHERE payout_cents > stake_cents
       UNION ALL
       SELECT 'bet:' || id || ':lost', $4::bigint, slot, $5::bigint, slot, stake_cents
       FROM closed WHERE status = 'lost'
     ), written AS (
       INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
       SELECT reference, from_account, from_slot, to_account, to_slot, amount_cents, $3::timestamptz FROM moves
     ), changes AS (
       SELECT account_id, slot, sum(cents)::bigint AS cents
       FROM (SELECT from_account AS account_id, from_slot AS slot, -amount_cents AS cents FROM moves
             UNION ALL
             SELECT to_account, to_slot, amount_cents FROM moves) AS postings
       GROUP BY account_id, slot
     )
     UPDATE ledger.balances SET balance_cents = balance_cents + cents
     FROM changes WHERE balances.account_id = changes.account_id AND balances.slot = changes.slot`,
    [settlement.eventId, settlement.id, settlement.at, stakes_account, house_account],
  );
  await tx.query(
    `UPDATE bankrolls SET points = bankrolls.points + bets.points
     FROM bets WHERE event_id = $1 AND settlement_id = $2 AND bets.points > 0
       AND bankrolls.user_id = bets.user_id AND bankrolls.league_id = bets.league_id`,
    [settlement.eventId, settlement.id],
  );
});

/** A bet that a settlement has closed. */
export type SettledRow = { id: string; user_id: string; status: Result; stake_cents: Cents; payout_cents: Cents; points: number };

/** The bets that a settlement has closed, earliest first. */
export function listSettled(tx: Queries, { id, eventId }: Settlement): Promise<SettledRow[]> {
  return tx.query(
    'SELECT id, user_id, status, stake_cents, payout_cents, points FROM bets WHERE event_id = $1 AND settlement_id = $2 ORDER BY id',
    [eventId, id],
  );
}
