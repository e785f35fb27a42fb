import { setTimeout as pause } from 'node:timers/promises';
import { createDatabases } from '../local/databases';
import { Problem, runProgram } from '../local/problem';
import { DATABASES } from '../local/services';

const TRY_FOR_MS = 60_000;
const TRY_INTERVAL_MS = 1_000;

/**
 * Makes sure, on the server of POSTGRES_URL (its superuser's URL), that each service has its database and a role of that name, and that the role has the
 * password in <NAME>_DB_PASSWORD. Run again with other passwords it changes them. Databases without a password in the environment are left alone.
 */
async function main(): Promise<void> {
  const server = process.env['POSTGRES_URL'];
  if (!server) throw new Problem('POSTGRES_URL is not set: the URL of the superuser, such as postgres://postgres:password@host:5432/postgres');
  const passwords = Object.fromEntries(DATABASES.flatMap((name) => {
    const password = process.env[`${name.toUpperCase()}_DB_PASSWORD`];
    return password ? [[name, password] as const] : [];
  }));
  if (Object.keys(passwords).length === 0) throw new Problem('No password is set: IDENTITY_DB_PASSWORD and its like');
  await patiently(() => createDatabases(server, passwords));
  process.stdout.write(`The databases are there: ${Object.keys(passwords).join(', ')}\n`);
}

/** The server may only just be starting. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (const until = Date.now() + TRY_FOR_MS; ; ) {
    try {
      await work();
      return;
    } catch (error) {
      if (Date.now() > until || !isNotThereYet(error)) throw error;
    }
    await pause(TRY_INTERVAL_MS);
  }
}

/** No connection, or PostgreSQL's own word that it starts (57P03). */
function isNotThereYet(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03'].includes(String(error.code));
}

void runProgram(main);
