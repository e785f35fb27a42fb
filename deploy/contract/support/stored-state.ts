import { Client } from 'pg';
import { eventually } from '../../stack/eventually';
import { behindInKafka } from '../../stack/behind-in-kafka';
import { sharedStack } from '../../stack/shared-stack';

/** What was on its way and what has been heard of it: kept for the machinery, not for anybody who plays. */
const MACHINERY = ['outbox', 'inbox', 'pgmigrations'];

/** One figure per table, 'wallet.public.bets' to the number and checksum of its rows. */
export type StoredState = Record<string, string>;

/** Everything that the services have stored, once what was on its way has arrived. */
export async function storedState(): Promise<StoredState> {
  await eventually('all events to arrive', eventsOnTheirWay, (count) => count === 0);
  const perService = await Promise.all(services().map(([name, url]) => withClient(url, (client) => checksums(name, client))));
  return Object.assign({}, ...perService) as StoredState;
}

function services(): [name: string, url: string][] {
  return Object.entries(sharedStack().databaseUrls).filter(([name]) => name !== 'bus');
}

/** Events that still wait in an outbox, and readers that are still behind on the bus. */
async function eventsOnTheirWay(): Promise<number> {
  // The outboxes first: what leaves one after it was counted is then seen on the bus.
  const waiting = await Promise.all(services().map(([, url]) => countIn(url, 'SELECT count(*)::int AS count FROM outbox')));
  return waiting.reduce((sum, count) => sum + count, await behindOnTheBus());
}

/** How many readers of a topic have not come to its end. */
function behindOnTheBus(): Promise<number> {
  const { KAFKA_BROKERS: brokers } = sharedStack().parts;
  if (brokers !== undefined) return behindInKafka(brokers.split(','));
  const behind = 'SELECT count(*)::int AS count FROM bus_offsets JOIN bus_topics USING (topic) WHERE position < last_position';
  return countIn(sharedStack().databaseUrls['bus'] ?? '', behind);
}

function countIn(url: string, sql: string): Promise<number> {
  return withClient(url, async (client) => (await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0);
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

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
