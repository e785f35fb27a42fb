import type { Queries } from '@oddsmates/kit';

/** Work of one kind that was written down and is not carried out yet. */
export type Backlog = { saga: string; unfinished: number; stuck: number };

/** After so many attempts of the sweeper, two minutes at least, something is wrong that time alone does not cure. */
const STUCK_ATTEMPTS = 5;

/** What is unfinished of each saga, and how much of it the sweeper has taken up again and again. Reads the partial indexes of the work alone. */
export async function readBacklog(db: Queries): Promise<Backlog[]> {
  const rows = await db.query<{ saga: string; unfinished: bigint; stuck: bigint }>(
    `SELECT saga, count(attempts) AS unfinished, count(attempts) FILTER (WHERE attempts >= $1) AS stuck
     FROM (VALUES ('open_bankroll'), ('event'), ('circuit_entry'), ('circuit'), ('removal')) AS sagas (saga)
     LEFT JOIN (
       SELECT 'open_bankroll' AS saga, attempts FROM members WHERE NOT bankroll_opened
       UNION ALL
       SELECT 'event', attempts FROM events WHERE status IN ('completing', 'cancelling') OR (status = 'open' AND NOT book_opened)
       UNION ALL
       SELECT 'circuit_entry', attempts FROM circuit_entries WHERE status IN ('pending', 'refunding')
       UNION ALL
       SELECT 'circuit', attempts FROM circuits WHERE state IN ('deciding', 'paying')
       UNION ALL
       SELECT 'removal', attempts FROM removals WHERE NOT finished
     ) AS work USING (saga)
     GROUP BY saga`,
    [STUCK_ATTEMPTS],
  );
  return rows.map(({ saga, unfinished, stuck }) => ({ saga, unfinished: Number(unfinished), stuck: Number(stuck) }));
}
