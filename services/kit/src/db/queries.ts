import type { ClientBase, Pool } from 'pg';
import type { Queries } from './types';

/** The three ways to ask, on a pool or on the connection of a transaction. */
export function queriesOn(connection: Pool | ClientBase): Queries {
  async function query<R>(sql: string, params: unknown[] = []): Promise<R[]> {
    const result = await connection.query(sql, params);
    return result.rows as R[];
  }

  async function maybe<R>(sql: string, params?: unknown[]): Promise<R | undefined> {
    const rows = await query<R>(sql, params);
    if (rows.length > 1) throw new Error(`Expected at most one row, got ${rows.length}: ${firstLine(sql)}`);
    return rows[0];
  }

  async function one<R>(sql: string, params?: unknown[]): Promise<R> {
    const row = await maybe<R>(sql, params);
    if (row === undefined) throw new Error(`Expected one row, got none: ${firstLine(sql)}`);
    return row;
  }

  return { query, maybe, one };
}

function firstLine(sql: string): string {
  return sql.trim().split('\n', 1)[0] ?? '';
}
