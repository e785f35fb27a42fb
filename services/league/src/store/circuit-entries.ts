import type { Queries } from '@oddsmates/kit';
import type { MemberId } from './members';

/** Where an entry stands: written down, taking part, on its way out, out. */
export type EntryStatus = 'pending' | 'joined' | 'refunding' | 'refunded';

/** An entry in a circuit as it is kept. */
export type EntryRow = { id: string; circuit_id: string; user_id: string; status: EntryStatus; joined_at: Date; missed_event_ids: string[] };

const COLUMNS = 'id, circuit_id, user_id, status, joined_at, missed_event_ids';

/** Who takes part in some circuits. */
export function participantsOf(db: Queries, circuitIds: readonly string[]): Promise<EntryRow[]> {
  return db.query(`SELECT ${COLUMNS} FROM circuit_entries WHERE circuit_id = ANY($1::uuid[]) AND status = 'joined' ORDER BY joined_at, id`, [circuitIds]);
}

/** Somebody's entry that counts or is about to; undefined without one. */
export function findEntry(db: Queries, circuitId: string, userId: string): Promise<EntryRow | undefined> {
  return db.maybe(`SELECT ${COLUMNS} FROM circuit_entries WHERE circuit_id = $1 AND user_id = $2 AND status IN ('pending', 'joined')`, [circuitId, userId]);
}

/** An entry by its id. */
export function getEntry(db: Queries, entryId: string): Promise<EntryRow> {
  return db.one(`SELECT ${COLUMNS} FROM circuit_entries WHERE id = $1`, [entryId]);
}

/** The entries of a circuit that the wallet has still to take a fee for, or to give it back. */
export function unsettledEntries(db: Queries, circuitId: string): Promise<EntryRow[]> {
  return db.query(`SELECT ${COLUMNS} FROM circuit_entries WHERE circuit_id = $1 AND status IN ('pending', 'refunding') ORDER BY id`, [circuitId]);
}

/** Writes down that somebody is to take part; the fee has still to be paid. Lock the circuit before. */
export async function insertEntry(tx: Queries, entry: Omit<EntryRow, 'status'>, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `INSERT INTO circuit_entries (id, circuit_id, user_id, status, joined_at, missed_event_ids, next_attempt_at)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6)`,
    [entry.id, entry.circuit_id, entry.user_id, entry.joined_at, entry.missed_event_ids, nextAttemptAt],
  );
}

/** Moves an entry on; false when it no longer stands where it was. Lock the circuit before. */
export async function moveEntry(tx: Queries, entryId: string, from: EntryStatus, to: EntryStatus): Promise<boolean> {
  const rows = await tx.query('UPDATE circuit_entries SET status = $3 WHERE id = $1 AND status = $2 RETURNING 1', [entryId, from, to]);
  return rows.length === 1;
}

/** Locks the circuits of a league that somebody takes part in, as long as their places do not stand yet. */
export async function lockUndecidedOf(tx: Queries, { leagueId, userId }: MemberId): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT c.id FROM circuits c
      WHERE c.league_id = $1 AND c.state IN ('open', 'deciding')
        AND EXISTS (SELECT 1 FROM circuit_entries e WHERE e.circuit_id = c.id AND e.user_id = $2 AND e.status IN ('pending', 'joined'))
      ORDER BY c.id FOR UPDATE OF c`,
    [leagueId, userId],
  );
  return rows.map(({ id }) => id);
}

/** Takes somebody out of these circuits; the wallet has still to give back what it took. */
export async function refundEntriesOf(tx: Queries, userId: string, circuitIds: readonly string[], nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE circuit_entries SET status = 'refunding', next_attempt_at = $3, attempts = 0
      WHERE user_id = $1 AND circuit_id = ANY($2::uuid[]) AND status IN ('pending', 'joined')`,
    [userId, circuitIds, nextAttemptAt],
  );
}

/** The entries in a league that somebody is still to be given back the fee of. */
export async function refundingIn(db: Queries, { leagueId, userId }: MemberId): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT e.id FROM circuit_entries e JOIN circuits c ON c.id = e.circuit_id
      WHERE c.league_id = $1 AND e.user_id = $2 AND e.status = 'refunding' ORDER BY e.id`,
    [leagueId, userId],
  );
  return rows.map(({ id }) => id);
}
