import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import type { Passwords } from './secrets';

/**
 * Makes sure that each database is there, belongs to a role of its own name, and is open to that role alone.
 * @param superuserUrl of the server's database `postgres`
 * @returns the URL of each database, as its role
 */
export async function createDatabases(superuserUrl: string, passwords: Passwords): Promise<Record<string, string>> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const roles = await names(client, 'SELECT rolname AS name FROM pg_roles');
    const databases = await names(client, 'SELECT datname AS name FROM pg_database');
    for (const [name, password] of Object.entries(passwords)) {
      const id = escapeIdentifier(name);
      await client.query(`${roles.has(name) ? 'ALTER' : 'CREATE'} ROLE ${id} LOGIN PASSWORD ${escapeLiteral(password)}`);
      if (!databases.has(name)) await client.query(`CREATE DATABASE ${id} OWNER ${id}`);
      await client.query(`REVOKE ALL ON DATABASE ${id} FROM PUBLIC`);
    }
  } finally {
    await client.end();
  }
  return Object.fromEntries(Object.entries(passwords).map(([name, password]) => [name, urlOf(superuserUrl, name, password)]));
}

async function names(client: Client, sql: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(sql);
  return new Set(rows.map((row) => row.name));
}

function urlOf(superuserUrl: string, name: string, password: string): string {
  const url = new URL(superuserUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
