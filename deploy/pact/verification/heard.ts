import { jsonOfPayload } from '@oddsmates/kit/pact';
import { Client } from 'pg';
import { eventually } from '../../stack/eventually';
import { sharedStack } from '../../stack/shared-stack';

/** A fact as it lies on the bus: its CloudEvents attributes and what is in it, in protobuf's JSON. */
export interface Heard {
  headers: Record<string, string>;
  contents: unknown;
}

/** Where a topic ends at a moment; what is published later comes after it. */
export type Position = string;

interface Row {
  headers: Record<string, string>;
  payload: Buffer;
}

export async function endOf(topic: string): Promise<Position> {
  const rows = await onTheBus<{ last_position: string }>('SELECT last_position::text FROM bus_topics WHERE topic = $1', [topic]);
  return rows[0]?.last_position ?? '0';
}

/** The first fact of a kind after a position, once it is there: as its publisher wrote it and the relay handed it over. */
export async function hear(topic: string, type: string, after: Position): Promise<Heard> {
  const sql = `SELECT headers, payload FROM bus_log WHERE topic = $1 AND headers->>'ce_type' = $2 AND position > $3::bigint ORDER BY position LIMIT 1`;
  const [row] = await eventually(`${type} on ${topic}`, () => onTheBus<Row>(sql, [topic, type, after]), (rows) => rows.length === 1);
  if (row === undefined) throw new Error(`Nobody published ${type}`);
  return { headers: row.headers, contents: jsonOfPayload(type, row.payload) };
}

async function onTheBus<T extends object>(sql: string, values: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: sharedStack().databaseUrls['bus'] });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
