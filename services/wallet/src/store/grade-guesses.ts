import type { Cents, Queries } from '@oddsmates/kit';
import type { GuessDecision, GuessGroup } from '../domain/closest-guess';
import { GUESS_POINTS } from '../domain/payout';
import type { Settlement } from './settle-bets';

/** The open guesses on an event by number, the two numbers nearest to what happened, and how many bets there are in all. */
export async function nearestGuesses(tx: Queries, eventId: string, actual: bigint): Promise<{ groups: GuessGroup[]; bettors: number }> {
  const { bettors } = await tx.one<{ bettors: number }>(`SELECT count(*)::int AS bettors FROM bets WHERE event_id = $1 AND status = 'open'`, [eventId]);
  const groups = await tx.query<{ guess: bigint; bettors: number; stakes: Cents }>(
    `SELECT guess_hundredths AS guess, count(*)::int AS bettors, sum(stake_cents)::bigint AS stakes
     FROM bets WHERE event_id = $1 AND status = 'open'
     GROUP BY guess_hundredths ORDER BY abs(guess_hundredths - $2) LIMIT 2`,
    [eventId, actual],
  );
  return { groups, bettors };
}

/** Closes the open guesses on an event: the winners share all stakes in proportion to their own, left-over cents to the earliest bet. */
export async function gradeGuesses(tx: Queries, { id, eventId, at }: Settlement, decision: GuessDecision): Promise<void> {
  if (decision.kind === 'returned') {
    await tx.query(
      `UPDATE bets SET status = 'push', payout_cents = stake_cents, settled_at = $3, settlement_id = $2 WHERE event_id = $1 AND status = 'open'`,
      [eventId, id, at],
    );
    return;
  }
  await tx.query(
    `WITH pot AS (SELECT sum(stake_cents)::bigint AS cents FROM bets WHERE event_id = $1 AND status = 'open'),
     shares AS (
       SELECT id, pot_share_cents(pot.cents, stake_cents, $5) AS cents, row_number() OVER (ORDER BY placed_at, id) AS place
       FROM bets, pot WHERE event_id = $1 AND status = 'open' AND guess_hundredths = ANY ($4::bigint[])
     ),
     left_over AS (SELECT pot.cents - (SELECT sum(cents) FROM shares)::bigint AS cents FROM pot),
     graded AS (
       SELECT bets.id, shares.cents + CASE place WHEN 1 THEN left_over.cents ELSE 0 END AS won_cents
       FROM bets CROSS JOIN left_over LEFT JOIN shares USING (id)
       WHERE event_id = $1 AND status = 'open'
     )
     UPDATE bets SET
       status = CASE WHEN won_cents IS NULL THEN 'lost' ELSE 'won' END,
       payout_cents = coalesce(won_cents, 0),
       points = CASE WHEN won_cents IS NULL THEN 0 ELSE $6::int END,
       settled_at = $3, settlement_id = $2
     FROM graded WHERE bets.id = graded.id`,
    [eventId, id, at, decision.guesses, decision.winningStakes, GUESS_POINTS],
  );
}
