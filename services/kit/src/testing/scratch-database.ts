import { Client } from 'pg';

/** A database of its own for a test. */
export type ScratchDatabase = { url: string; drop(): Promise<void> };

/**
 * Creates an empty database on the PostgreSQL of the test run.
 * @throws Error when TEST_PG_URL is not set: the test run starts PostgreSQL and sets it
 */
export async function scratchDatabase(): Promise<ScratchDatabase> {
  const server = process.env.TEST_PG_URL;
  if (server === undefined) throw new Error('TEST_PG_URL is not set: run the tests through the root jest configuration.');
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
