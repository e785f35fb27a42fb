import type { Queries } from '@oddsmates/kit';
import type { Component } from '../domain/choose-components';
import type { Rule } from '../domain/decide-circuit';

/** Where a circuit stands. deciding: its last event is over. paying: its places stand, the shares are on their way. */
export type CircuitState = 'open' | 'deciding' | 'paying' | 'decided';

/** A circuit as it is kept. */
export type CircuitRow = {
  id: string;
  league_id: string;
  name: string;
  description: string;
  entry_fee_cents: bigint;
  tiebreaker_event_id: string | null;
  start_date: Date | null;
  end_date: Date | null;
  state: CircuitState;
  rule: Rule | null;
  decided_at: Date | null;
};

/** A component event of a circuit. */
export type ComponentRow = { circuit_id: string; event_id: string; weight: number };

const COLUMNS = `c.id, c.league_id, c.name, c.description, c.entry_fee_cents, c.tiebreaker_event_id, c.start_date, c.end_date, c.state, c.rule,
  c.decided_at`;

/** A circuit and whether somebody belongs to its league; undefined when there is no such circuit. */
export function findCircuitFor(db: Queries, circuitId: string, userId: string): Promise<(CircuitRow & { is_member: boolean }) | undefined> {
  return db.maybe(
    `SELECT ${COLUMNS}, m.user_id IS NOT NULL AS is_member
       FROM circuits c LEFT JOIN members m ON m.league_id = c.league_id AND m.user_id = $2 AND m.bankroll_opened
      WHERE c.id = $1`,
    [circuitId, userId],
  );
}

/** A circuit. */
export function getCircuit(db: Queries, circuitId: string): Promise<CircuitRow> {
  return db.one(`SELECT ${COLUMNS} FROM circuits c WHERE c.id = $1`, [circuitId]);
}

/**
 * The same with its row locked: whoever changes a circuit or its entries takes turns, and its events leave in that order. Whoever locks several
 * things locks the league before, then the member, then circuits by their ids, then events.
 */
export function lockCircuit(tx: Queries, circuitId: string): Promise<CircuitRow> {
  return tx.one(`SELECT ${COLUMNS} FROM circuits c WHERE c.id = $1 FOR UPDATE`, [circuitId]);
}

/** Some of a league's circuits: those that are not decided first, then the newest. */
export function circuitsOf(db: Queries, leagueId: string, limit: number): Promise<CircuitRow[]> {
  return db.query(
    `SELECT ${COLUMNS} FROM circuits c WHERE c.league_id = $1 ORDER BY c.decided_at IS NOT NULL, c.created_at DESC, c.id DESC LIMIT $2`,
    [leagueId, limit],
  );
}

/** The component events of some circuits, in the order the captain chose them. */
export function componentsOf(db: Queries, circuitIds: readonly string[]): Promise<ComponentRow[]> {
  return db.query('SELECT circuit_id, event_id, weight FROM circuit_events WHERE circuit_id = ANY($1::uuid[]) ORDER BY circuit_id, position', [
    circuitIds,
  ]);
}

/** What a new circuit is made of. */
export type NewCircuit = Omit<CircuitRow, 'state' | 'rule' | 'decided_at'> & { created_by: string; created_at: Date };

/** Writes a new circuit down, with its component events. */
export async function insertCircuit(tx: Queries, circuit: NewCircuit, components: readonly Component[]): Promise<void> {
  await tx.query(
    `INSERT INTO circuits (id, league_id, name, description, entry_fee_cents, tiebreaker_event_id, start_date, end_date, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      circuit.id, circuit.league_id, circuit.name, circuit.description, circuit.entry_fee_cents, circuit.tiebreaker_event_id, circuit.start_date,
      circuit.end_date, circuit.created_by, circuit.created_at,
    ],
  );
  await tx.query(
    `INSERT INTO circuit_events (circuit_id, event_id, position, weight)
     SELECT $1, chosen.event_id, chosen.position, chosen.weight FROM unnest($2::uuid[], $3::int[]) WITH ORDINALITY AS chosen (event_id, weight, position)`,
    [circuit.id, components.map(({ eventId }) => eventId), components.map(({ weight }) => weight)],
  );
}
