import type { Queries } from '@oddsmates/kit';
import type { Market } from '../domain/market';

/** Where an event stands. completing and cancelling: written down, and on its way through the wallet. */
export type EventStatus = 'open' | 'completing' | 'cancelling' | 'completed' | 'cancelled';

/** An event as it is kept. */
export type EventRow = {
  id: string;
  league_id: string;
  event_key: string;
  external_id: string;
  name: string;
  sport: string;
  home_team: string;
  away_team: string;
  commence_time: Date;
  end_time: Date | null;
  betting_type: string;
  source: string;
  markets: Market[];
  status: EventStatus;
  book_opened: boolean;
  winning_outcome: string | null;
  home_score: number | null;
  away_score: number | null;
  actual_value_hundredths: bigint | null;
  created_by: string;
  created_at: Date;
  closed_at: Date | null;
};

const COLUMNS = `e.id, e.league_id, e.event_key, e.external_id, e.name, e.sport, e.home_team, e.away_team, e.commence_time, e.end_time,
  e.betting_type, e.source, e.markets, e.status, e.book_opened, e.winning_outcome, e.home_score, e.away_score, e.actual_value_hundredths,
  e.created_by, e.created_at, e.closed_at`;

/** An event with what decides whether somebody may see or change it; undefined when there is no such event. */
export function findEventFor(
  db: Queries,
  eventId: string,
  userId: string,
): Promise<(EventRow & { is_member: boolean; captain_id: string }) | undefined> {
  return db.maybe(
    `SELECT ${COLUMNS}, l.captain_id, m.user_id IS NOT NULL AS is_member
       FROM events e JOIN leagues l ON l.id = e.league_id
       LEFT JOIN members m ON m.league_id = l.id AND m.user_id = $2 AND m.bankroll_opened
      WHERE e.id = $1`,
    [eventId, userId],
  );
}

/** An event. */
export function getEvent(db: Queries, eventId: string): Promise<EventRow> {
  return db.one(`SELECT ${COLUMNS} FROM events e WHERE e.id = $1`, [eventId]);
}

/** An event of a league; undefined when the league has none with this id. */
export function findLeagueEvent(db: Queries, leagueId: string, eventId: string): Promise<EventRow | undefined> {
  return db.maybe(`SELECT ${COLUMNS} FROM events e WHERE e.id = $2 AND e.league_id = $1`, [leagueId, eventId]);
}

/** The same with its row locked: whoever changes an event takes turns. */
export function lockEvent(tx: Queries, eventId: string): Promise<EventRow> {
  return tx.one(`SELECT ${COLUMNS} FROM events e WHERE e.id = $1 FOR UPDATE`, [eventId]);
}

/** Some events. */
export function eventsByIds(db: Queries, ids: readonly string[]): Promise<EventRow[]> {
  return db.query(`SELECT ${COLUMNS} FROM events e WHERE e.id = ANY($1::uuid[])`, [ids]);
}

/** Some events of a league, held as they are until the transaction ends: none of them is completed or cancelled meanwhile. */
export function holdEvents(tx: Queries, leagueId: string, ids: readonly string[]): Promise<EventRow[]> {
  return tx.query(`SELECT ${COLUMNS} FROM events e WHERE e.id = ANY($2::uuid[]) AND e.league_id = $1 ORDER BY e.id FOR SHARE`, [leagueId, ids]);
}

/** A league's events, open ones first, then by start. @param after the last event of the page before */
export function eventsOf(db: Queries, leagueId: string, limit: number, after?: string): Promise<EventRow[]> {
  return db.query(
    `SELECT ${COLUMNS} FROM events e
      WHERE e.league_id = $1 AND ($3::uuid IS NULL OR (e.status <> 'open', e.commence_time, e.id) > (
        SELECT last.status <> 'open', last.commence_time, last.id FROM events last WHERE last.id = $3 AND last.league_id = $1))
      ORDER BY e.status <> 'open', e.commence_time, e.id LIMIT $2`,
    [leagueId, limit, after ?? null],
  );
}

/** The sports of some leagues' events, each once. */
export function sportsOf(db: Queries, leagueIds: readonly string[]): Promise<{ league_id: string; sport: string }[]> {
  return db.query('SELECT DISTINCT league_id, sport FROM events WHERE league_id = ANY($1::uuid[]) ORDER BY league_id, sport', [leagueIds]);
}
