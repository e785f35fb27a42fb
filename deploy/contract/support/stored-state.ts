import type { Client } from 'pg';
import { eventually } from '../../stack/eventually';
import { eventsOnTheirWay } from '../../stack/events-on-their-way';
import { sharedStack } from '../../stack/shared-stack';
import { withClient } from '../../stack/with-client';

/** What was on its way and what has been heard of it: kept for the machinery, not for anybody who plays. */
const MACHINERY = ['outbox', 'inbox', 'pgmigrations'];

/** One figure per table, 'wallet.public.bets' to the number and checksum of its rows. */
export type StoredState = Record<string, string>;

/** Everything that the services have stored, once what was on its way has arrived. */
export async function storedState(): Promise<StoredState> {
  await eventually('all events to arrive', () => eventsOnTheirWay(sharedStack()), (count) => count === 0);
  const perService = await Promise.all(services().map(([name, url]) => withClient(url, (client) => checksums(name, client))));
  return Object.assign({}, ...perService) as StoredState;
}

function services(): [name: string, url: string][] {
  return Object.entries(sharedStack().databaseUrls).filter(([name]) => name !== 'bus');
}

async function checksums(service: string, client: Client): Promise<StoredState> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') AND NOT table_name = ANY($1) ORDER BY 1, 2`,
    [MACHINERY],
  );
  const state: StoredState = {};
  for (const { schema, name } of tables) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const sum = `SELECT count(*) || ':' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM ${table} AS t`;
    state[`${service}.${schema}.${name}`] = (await client.query<{ sum: string }>(sum)).rows[0]?.sum ?? '';
  }
  return state;
}
