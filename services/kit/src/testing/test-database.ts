import { migrate, type MigrateOptions } from '../db/migrate';
import { openDb } from '../db/open-db';
import type { Db } from '../db/types';
import { scratchDatabase } from './scratch-database';

/**
 * A fresh, migrated database for a test file; `close()` drops it:
 * ```ts
 * let db: Db;
 * beforeAll(async () => { db = await testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations') }); });
 * afterAll(() => db.close());
 * ```
 * @param options.migrations the service's folder of .sql files; the kit's own tables are always there
 */
export async function testDatabase(options: MigrateOptions & { migrations?: string | string[] } = {}): Promise<Db & { url: string }> {
  const { url, drop } = await scratchDatabase();
  await migrate(url, [options.migrations ?? []].flat(), options);
  const db = openDb(url, { name: 'test' });
  return {
    ...db,
    url,
    async close() {
      await db.close();
      await drop();
    },
  };
}
