import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, type RunningPostgres } from '../local/postgres';

declare global {
  /** The server of this test run, for stop-database.ts. */
  var testDatabaseServer: { server: RunningPostgres; folder: string } | undefined;
}

/**
 * Starts one PostgreSQL for the whole test run, when a selected project has tests that need it, and tells the tests its
 * superuser URL in TEST_PG_URL. A server of your own is used when that variable is set already.
 */
export default async function startDatabase(): Promise<void> {
  if (process.env['TEST_PG_URL'] !== undefined) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-test-'));
  const server = await startPostgres({ dataDir: path.join(folder, 'cluster'), durable: false });
  globalThis.testDatabaseServer = { server, folder };
  process.env['TEST_PG_URL'] = server.url;
}
