import type { Queries } from '@oddsmates/kit';

/** A league as it is kept. */
export type LeagueRow = { id: string; name: string; description: string; image: string; captain_id: string; created_at: Date };

const COLUMNS = 'l.id, l.name, l.description, l.image, l.captain_id, l.created_at';

/** A league and whether somebody belongs to it; undefined when there is no such league. */
export function findLeagueFor(db: Queries, leagueId: string, userId: string): Promise<(LeagueRow & { is_member: boolean }) | undefined> {
  return db.maybe(
    `SELECT ${COLUMNS}, m.user_id IS NOT NULL AS is_member
       FROM leagues l LEFT JOIN members m ON m.league_id = l.id AND m.user_id = $2 AND m.bankroll_opened
      WHERE l.id = $1`,
    [leagueId, userId],
  );
}

/** The leagues somebody belongs to, in the order they joined them. */
export function leaguesOf(db: Queries, userId: string, limit: number): Promise<LeagueRow[]> {
  return db.query(
    `SELECT ${COLUMNS} FROM members m JOIN leagues l ON l.id = m.league_id
      WHERE m.user_id = $1 AND m.bankroll_opened ORDER BY m.joined_at, l.id LIMIT $2`,
    [userId, limit],
  );
}

/** A league. */
export function getLeague(db: Queries, leagueId: string): Promise<LeagueRow> {
  return db.one(`SELECT ${COLUMNS} FROM leagues l WHERE l.id = $1`, [leagueId]);
}

/** Locks a league's row: whoever changes the league or its members takes turns, and its events leave in that order. */
export function lockLeague(tx: Queries, leagueId: string): Promise<LeagueRow> {
  return tx.one(`SELECT ${COLUMNS} FROM leagues l WHERE l.id = $1 FOR UPDATE`, [leagueId]);
}

/** Writes a new league down. */
export async function insertLeague(tx: Queries, league: LeagueRow): Promise<void> {
  await tx.query('INSERT INTO leagues (id, name, description, image, captain_id, created_at) VALUES ($1, $2, $3, $4, $5, $6)', [
    league.id, league.name, league.description, league.image, league.captain_id, league.created_at,
  ]);
}

/** Changes what is given and leaves the rest. */
export function updateLeague(tx: Queries, leagueId: string, changes: { name?: string; description?: string; image?: string }): Promise<LeagueRow> {
  return tx.one(
    `UPDATE leagues l SET name = coalesce($2, name), description = coalesce($3, description), image = coalesce($4, image)
      WHERE id = $1 RETURNING ${COLUMNS}`,
    [leagueId, changes.name ?? null, changes.description ?? null, changes.image ?? null],
  );
}
