import { openDb } from '../../db/open-db';
import { scratchDatabase, silentLogger } from '../../testing';
import { describeLiveChannel } from '../conformance';
import { openPostgresLiveChannel } from './postgres-live-channel';

describeLiveChannel('PostgreSQL', async () => {
  const { url, drop } = await scratchDatabase();
  const db = openDb(url, { name: 'test' });
  return {
    open: () => openPostgresLiveChannel(url, silentLogger()),
    async cutListeners() {
      await db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'live-listener'");
    },
    async dispose() {
      await db.close();
      await drop();
    },
  };
});
