import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PARTS, startParts, type StartedParts } from '../real/start-parts';
import startDatabase from './start-database';

declare global {
  /** The servers of this test run, for stop-real-parts.ts. */
  var testParts: { parts: StartedParts; folder: string } | undefined;
}

/**
 * Starts a server for every part that can be had, and a PostgreSQL, and tells the tests of them as the services are told, with TEST_ in front:
 * TEST_REDIS_URL and so on. Variables that are set already name servers of your own.
 */
export default async function startRealParts(): Promise<void> {
  await startDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-parts-'));
  const parts = await startParts(PARTS, { dataDir: folder, line: () => undefined, notice: () => undefined, prefix: 'TEST_' });
  globalThis.testParts = { parts, folder };
  for (const [name, value] of Object.entries(parts.env)) process.env[`TEST_${name}`] = value;
  for (const [name, why] of Object.entries(parts.missing)) process.stderr.write(`There is no ${name} for the tests: ${why}\n`);
}
