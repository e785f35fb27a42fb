import type { Queries } from '@oddsmates/kit';

/** A circuit as it is kept. */
export type CircuitRow = {
  id: string;
  league_id: string;
  name: string;
  description: string;
  entry_fee_cents: bigint;
  pot_cents: bigint;
  start_date: Date | null;
  end_date: Date | null;
  decided_at: Date | null;
  winner: string | null;
};

/** A league's circuits, oldest first. */
export function circuitsOf(db: Queries, leagueId: string, limit: number): Promise<CircuitRow[]> {
  return db.query(
    `SELECT id, league_id, name, description, entry_fee_cents, pot_cents, start_date, end_date, decided_at, winner
       FROM circuits WHERE league_id = $1 ORDER BY created_at, id LIMIT $2`,
    [leagueId, limit],
  );
}
