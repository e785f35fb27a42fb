import fs from 'node:fs';
import './start-database';

/** Stops the PostgreSQL of this test run and removes its data. */
export default async function stopDatabase(): Promise<void> {
  const running = globalThis.testDatabaseServer;
  if (running === undefined) return;
  await running.server.stop();
  fs.rmSync(running.folder, { recursive: true, force: true });
  delete process.env['TEST_PG_URL'];
}
