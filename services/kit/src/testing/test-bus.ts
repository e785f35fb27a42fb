import type { Bus } from '../bus/bus';
import { openPostgresBus, type PostgresBusOptions } from '../bus/postgres/postgres-bus';
import { silentLogger } from '../log/logger';
import { scratchDatabase } from './scratch-database';

/** The real PostgreSQL bus on a fresh database, with short waits; `close()` drops the database. */
export async function testBus(options: PostgresBusOptions = {}): Promise<Bus & { url: string }> {
  const { url, drop } = await scratchDatabase();
  const bus = await openPostgresBus(url, silentLogger(), { pollMs: 50, backoff: { firstMs: 5, maxMs: 50 }, ...options });
  return {
    ...bus,
    url,
    async close() {
      await bus.close();
      await drop();
    },
  };
}
