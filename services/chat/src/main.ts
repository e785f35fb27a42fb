import path from 'node:path';
import {
  address,
  commonConfig,
  consume,
  followPeople,
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
import { ChatServiceService } from '@oddsmates/proto/grpc/chat/v1/chat';
import { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import { LeagueServiceClient } from '@oddsmates/proto/grpc/league/v1/league';
import { chatHandlers } from './handlers';

runService({
  name: 'chat',
  config: { ...commonConfig, IDENTITY_ADDR: address, LEAGUE_ADDR: address },
  async start({ log, config }) {
    await migrate(config.DATABASE_URL, [path.join(__dirname, '..', 'migrations')], { people: true });
    const db = openDb(config.DATABASE_URL, { name: 'chat', log, maxConnections: config.DATABASE_CONNECTIONS });
    const bus = await openBus(config, log);
    const identity = grpcClient(IdentityServiceClient, config.IDENTITY_ADDR);
    const league = grpcClient(LeagueServiceClient, config.LEAGUE_ADDR);

    const consumer = consume({ db, bus, group: 'chat', log }, [followPeople]);
    await consumer.started;
    const relay = startRelay({ db, bus, log });
    const housekeeping = startHousekeeping({ db, log });
    const handlers = chatHandlers({ db, league, identity, clock: systemClock });
    const server = await serveGrpc({ service: ChatServiceService, handlers, host: config.BIND_HOST, port: config.GRPC_PORT, log });
    return {
      ready: async () => ({ database: await isDbReady(db) }),
      async close() {
        await server.close();
        await Promise.all([consumer.close(), housekeeping.close(), relay.close()]);
        league.close();
        identity.close();
        await bus.close();
        await db.close();
      },
    };
  },
});
