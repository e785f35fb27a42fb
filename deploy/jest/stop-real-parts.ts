import fs from 'node:fs';
import './start-real-parts';
import stopDatabase from './stop-database';

/** Stops the servers of this test run and removes their data. */
export default async function stopRealParts(): Promise<void> {
  const running = globalThis.testParts;
  if (running !== undefined) {
    await running.parts.stop();
    fs.rmSync(running.folder, { recursive: true, force: true });
  }
  await stopDatabase();
}
