import path from 'node:path';
import {
  address,
  commonConfig,
  consume,
  grpcClient,
  isDbReady,
  migrate,
  openBus,
  openDb,
  runService,
  serveGrpc,
  startHousekeeping,
  startRelay,
  systemClock,
} from '@oddsmates/kit';
import { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import { SocialServiceService } from '@oddsmates/proto/grpc/social/v1/social';
import { notify } from './consumers/notify';
import { projectPeople } from './consumers/project-people';
import { handlers } from './handlers';
import { startNotificationSweep } from './sweep-notifications';

runService({
  name: 'social',
  config: { ...commonConfig, IDENTITY_ADDR: address },
  async start({ log, config }) {
    await migrate(config.DATABASE_URL, [path.join(__dirname, '..', 'migrations')]);
    const db = openDb(config.DATABASE_URL, { name: 'social', log, maxConnections: config.DATABASE_CONNECTIONS });
    const bus = await openBus(config, log);
    const relay = startRelay({ db, bus, log });
    const housekeeping = startHousekeeping({ db, log });
    const notificationSweep = startNotificationSweep({ db, clock: systemClock, log });
    const consumer = consume({ db, bus, group: 'social', log }, [projectPeople, ...notify]);
    await consumer.started;
    const identity = grpcClient(IdentityServiceClient, config.IDENTITY_ADDR);
    const server = await serveGrpc({
      service: SocialServiceService,
      host: config.BIND_HOST, port: config.GRPC_PORT,
      log,
      handlers: handlers({ db, identity, clock: systemClock }),
    });
    return {
      ready: async () => ({ database: await isDbReady(db) }),
      async close() {
        await server.close();
        identity.close();
        await Promise.all([consumer.close(), notificationSweep.close(), housekeeping.close(), relay.close()]);
        await bus.close();
        await db.close();
      },
    };
  },
});
