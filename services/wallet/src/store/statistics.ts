import type { Cents, Queries } from '@oddsmates/kit';
import { LONG_SHOT_ODDS, MANY_WINS, STREAK_WINS, type Milestones } from '../domain/achievements';

/** A player's record. */
export type RecordRow = { total_bets: number; won: number; lost: number; streak: number; winnings_cents: Cents; points: number; joined_at: Date | null };

/**
 * The record of one player over all leagues. Worked out from the bets at each request and not kept in a row: it is asked for one player at a
 * time, through the index on the player's bets, and figures that are not stored cannot drift or lengthen a settlement.
 */
export function playerRecord(db: Queries, userId: string): Promise<RecordRow> {
  return db.one(
    `WITH mine AS (SELECT id, status, stake_cents, payout_cents, points, settled_at FROM bets WHERE user_id = $1),
     last_loss AS (SELECT settled_at, id FROM mine WHERE status = 'lost' ORDER BY settled_at DESC, id DESC LIMIT 1)
     SELECT count(*)::int AS total_bets,
            count(*) FILTER (WHERE status = 'won')::int AS won,
            count(*) FILTER (WHERE status = 'lost')::int AS lost,
            count(*) FILTER (WHERE status = 'won' AND NOT EXISTS (
              SELECT FROM last_loss WHERE (last_loss.settled_at, last_loss.id) > (mine.settled_at, mine.id)))::int AS streak,
            coalesce(sum(payout_cents - stake_cents) FILTER (WHERE status = 'won'), 0)::bigint AS winnings_cents,
            coalesce(sum(points), 0)::int AS points,
            coalesce((SELECT joined_at FROM players WHERE user_id = $1), (SELECT min(opened_at) FROM bankrolls WHERE user_id = $1)) AS joined_at
     FROM mine`,
    [userId],
  );
}

/** A day on which bets of a player were settled: 'YYYY-MM-DD' in UTC, what they won or lost, and what all their bankrolls held at its end. */
export type DayRow = { day: string; profit_cents: Cents; balance_cents: Cents };

/**
 * The last days with a settled bet, oldest first. The balance is the sum of grants, stakes, payouts, entry fees and pots up to the day, which
 * is what the transfers of the bankrolls add up to (the audit says so), without an index on every transfer's accounts.
 */
export function playerDays(db: Queries, userId: string, limit: number): Promise<DayRow[]> {
  return db.query(
    `WITH moves AS (
       SELECT opened_at AS at, amount_cents AS cents, 0::bigint AS profit, 0 AS settled
       FROM bankrolls JOIN ledger.transfers ON reference = 'grant:' || league_id || ':' || user_id
       WHERE user_id = $1
       UNION ALL
       SELECT placed_at, -stake_cents, 0, 0 FROM bets WHERE user_id = $1
       UNION ALL
       SELECT settled_at, payout_cents, payout_cents - stake_cents, 1 FROM bets WHERE user_id = $1 AND status <> 'open'
       UNION ALL
       SELECT paid_at, -fee_cents, 0, 0 FROM entries WHERE user_id = $1
       UNION ALL
       SELECT refunded_at, fee_cents, 0, 0 FROM entries WHERE user_id = $1 AND refunded_at IS NOT NULL
       UNION ALL
       SELECT paid_at, cents, 0, 0 FROM pot_payments JOIN pots USING (circuit_id) WHERE user_id = $1
     ), days AS (
       SELECT (at AT TIME ZONE 'UTC')::date AS day, sum(profit)::bigint AS profit_cents, sum(settled) AS settled,
              sum(sum(cents)) OVER (ORDER BY (at AT TIME ZONE 'UTC')::date)::bigint AS balance_cents
       FROM moves GROUP BY 1
     ), latest AS (
       SELECT day, profit_cents, balance_cents FROM days WHERE settled > 0 ORDER BY day DESC LIMIT $2
     )
     SELECT day::text, profit_cents, balance_cents FROM latest ORDER BY day`,
    [userId, limit],
  );
}

/** When a player first did what earns a badge. */
export function playerMilestones(db: Queries, userId: string): Promise<Milestones> {
  return db.one(
    `WITH mine AS (SELECT id, status, odds_hundredths, guess_hundredths, placed_at, settled_at FROM bets WHERE user_id = $1),
     decided AS (
       SELECT *, sum(CASE status WHEN 'won' THEN 1 ELSE 0 END) OVER run AS wins, sum(CASE status WHEN 'lost' THEN 1 ELSE 0 END) OVER run AS losses
       FROM mine WHERE status IN ('won', 'lost') WINDOW run AS (ORDER BY settled_at, id)
     ), streaks AS (
       SELECT settled_at, row_number() OVER (PARTITION BY losses ORDER BY settled_at, id) AS length FROM decided WHERE status = 'won'
     )
     SELECT (SELECT min(placed_at) FROM mine) AS first_bet,
            min(settled_at) FILTER (WHERE status = 'won') AS first_win,
            min(settled_at) FILTER (WHERE wins >= $2) AS ten_wins,
            (SELECT min(settled_at) FROM streaks WHERE length >= $3) AS three_in_a_row,
            min(settled_at) FILTER (WHERE status = 'won' AND odds_hundredths >= $4) AS long_shot,
            min(settled_at) FILTER (WHERE status = 'won' AND guess_hundredths IS NOT NULL) AS closest_guess
     FROM decided`,
    [userId, MANY_WINS, STREAK_WINS, LONG_SHOT_ODDS],
  );
}
