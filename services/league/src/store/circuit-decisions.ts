import type { Queries } from '@oddsmates/kit';
import type { Decision } from '../domain/decide-circuit';

/** How one participant came out, as it is kept. */
export type PlaceRow = {
  circuit_id: string;
  user_id: string;
  score: number;
  guess_hundredths: bigint | null;
  distance_hundredths: bigint | null;
  winner: boolean;
  share_cents: bigint;
  joined_at: Date;
};

/** Locks the undecided circuits that an event is part of. Their set stands as soon as the event is no longer open. */
export async function lockCircuitsWith(tx: Queries, eventId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT c.id FROM circuits c JOIN circuit_events e ON e.circuit_id = c.id
      WHERE e.event_id = $1 AND c.state = 'open' ORDER BY c.id FOR UPDATE OF c`,
    [eventId],
  );
  return rows.map(({ id }) => id);
}

/** Writes down that these circuits are to be decided, as far as all their events are over. Lock them before. */
export async function beginDeciding(tx: Queries, circuitIds: readonly string[], nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE circuits c SET state = 'deciding', next_attempt_at = $2, attempts = 0
      WHERE c.id = ANY($1::uuid[]) AND c.state = 'open' AND NOT EXISTS (
        SELECT 1 FROM circuit_events ce JOIN events e ON e.id = ce.event_id WHERE ce.circuit_id = c.id AND e.status NOT IN ('completed', 'cancelled'))`,
    [circuitIds, nextAttemptAt],
  );
}

/** The circuits with this event that are on their way to being decided. */
export async function decidingWith(db: Queries, eventId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT c.id FROM circuits c JOIN circuit_events e ON e.circuit_id = c.id
      WHERE e.event_id = $1 AND c.state IN ('deciding', 'paying') ORDER BY c.id`,
    [eventId],
  );
  return rows.map(({ id }) => id);
}

/** Writes down how a circuit came out; from here on it stands and is paid. Lock the circuit before. */
export async function writeDecision(tx: Queries, circuitId: string, { rule, places }: Decision): Promise<void> {
  await tx.query(
    `INSERT INTO circuit_places (circuit_id, position, user_id, score, guess_hundredths, distance_hundredths, winner, share_cents, joined_at)
     SELECT $1, p.position, p.user_id, p.score, p.guess, p.distance, p.winner, p.share, p.joined_at
       FROM unnest($2::uuid[], $3::int[], $4::bigint[], $5::bigint[], $6::boolean[], $7::bigint[], $8::timestamptz[])
            WITH ORDINALITY AS p (user_id, score, guess, distance, winner, share, joined_at, position)`,
    [
      circuitId, places.map(({ userId }) => userId), places.map(({ score }) => score), places.map(({ guessHundredths }) => guessHundredths),
      places.map(({ distanceHundredths }) => distanceHundredths), places.map(({ winner }) => winner), places.map(({ share }) => share),
      places.map(({ joinedAt }) => joinedAt),
    ],
  );
  await tx.query(`UPDATE circuits SET state = 'paying', rule = $2 WHERE id = $1`, [circuitId, rule]);
}

/** How some circuits came out, the best first. */
export function placesOf(db: Queries, circuitIds: readonly string[]): Promise<PlaceRow[]> {
  return db.query(
    `SELECT circuit_id, user_id, score, guess_hundredths, distance_hundredths, winner, share_cents, joined_at
       FROM circuit_places WHERE circuit_id = ANY($1::uuid[]) ORDER BY circuit_id, position`,
    [circuitIds],
  );
}

/** Notes that the pot is paid out; false when that was noted before. Lock the circuit before. */
export async function finishDeciding(tx: Queries, circuitId: string, decidedAt: Date): Promise<boolean> {
  const rows = await tx.query(`UPDATE circuits SET state = 'decided', decided_at = $2 WHERE id = $1 AND state = 'paying' RETURNING 1`, [circuitId, decidedAt]);
  return rows.length === 1;
}
