import type { Client } from 'pg';
import { LEAGUE } from '../betting';
import { seedIdSql } from '../seed/ids';
import type { LoggedStatement } from './statement-log';

/** So many bets stand in a row of bench.bets_to_place, so that looking up which bets are next costs next to nothing. */
export const BETS_PER_ROW = 10;

/** What differs from bet to bet in its statements. */
const VALUES = ['user_id', 'event_id', 'bankroll', 'slot', 'stakes', 'bet_id', 'reference', 'key', 'fact_id'] as const;
/** One of each, as text. */
export type BetValues = Record<(typeof VALUES)[number], string>;

/** The values of the one bet that there is. @param statements what placed it */
export async function valuesOf(sql: Client, statements: readonly LoggedStatement[]): Promise<BetValues> {
  const { rows } = await sql.query<Omit<BetValues, 'key' | 'fact_id'>>(
    `SELECT user_id, event_id, bankroll_account::text AS bankroll, slot::text, stakes_account::text AS stakes, id AS bet_id, 'bet:' || id || ':stake' AS reference FROM bets`,
  );
  const [bet] = rows;
  const parameter = (part: string, index: number): string => statements.find((statement) => statement.sql.includes(part))?.params[index] ?? '';
  if (bet === undefined || rows.length > 1) throw new Error(`There are ${rows.length} bets where one was placed`);
  return { ...bet, key: parameter('INSERT INTO idempotency_keys', 2), fact_id: parameter('INSERT INTO outbox', 0) };
}

/**
 * Writes down a bet of every player on each of some events, in the order of `spread`, as the table bench.bets_to_place (row, user_id_0, ..., fact_id_9).
 * @returns how many rows there are
 */
export async function prepareBets(sql: Client, players: number, events: readonly number[]): Promise<number> {
  const columns = Array.from({ length: BETS_PER_ROW }, (_, n) => VALUES.map((value) => `max(${value}) FILTER (WHERE n % ${BETS_PER_ROW} = ${n}) AS ${value}_${n}`)).flat();
  await sql.query(
    `CREATE TABLE bench.bets_to_place AS
     SELECT (n / ${BETS_PER_ROW})::int AS row, ${columns.join(', ')}
     FROM (
       SELECT n, user_id::text, event_id::text, account_id::text AS bankroll, slot::text, stakes_account::text AS stakes,
              bet_id::text, 'bet:' || bet_id || ':stake' AS reference, gen_random_uuid()::text AS key, uuidv7()::text AS fact_id
       FROM (SELECT n, n % ${players} + 1 AS player, ($1::int[])[1 + (n % ${players} + n / ${players}) % ${events.length}] AS event, uuidv7() AS bet_id
             FROM generate_series(0, ${players * events.length - 1}) AS n) AS pairs
       JOIN bankrolls ON user_id = ${seedIdSql('player', 'player')} AND bankrolls.league_id = '${LEAGUE}'
       JOIN books ON event_id = ${seedIdSql('event', 'event')}
     ) AS bets
     GROUP BY 1`,
    [events],
  );
  await sql.query('ALTER TABLE bench.bets_to_place ADD PRIMARY KEY (row)');
  await sql.query('ANALYZE bench.bets_to_place');
  return (players * events.length) / BETS_PER_ROW;
}
