import path from 'node:path';
import {
  address,
  commonConfig,
  consume,
  every,
  grpcClient,
  imageConfig,
  isDbReady,
  migrate,
  openBus,
  openCache,
  openDb,
  openImageStore,
  redisConfig,
  runService,
  serveGrpc,
  startHousekeeping,
  startRelay,
  systemClock,
} from '@oddsmates/kit';
import { IdentityServiceClient } from '@oddsmates/proto/grpc/identity/v1/identity';
import { LeagueServiceService } from '@oddsmates/proto/grpc/league/v1/league';
import { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { followMembers } from './consumers/follow-members';
import { feedConfig, openMarket } from './feed/open-feed';
import { leagueHandlers } from './handlers';
import { startSagaFigures } from './sagas/figures';
import { sweep } from './sagas/sweep';

const SWEEP_INTERVAL_MS = 2_000;

runService({
  name: 'league',
  config: { ...commonConfig, IDENTITY_ADDR: address, WALLET_ADDR: address, ...redisConfig, ...imageConfig, ...feedConfig },
  async start({ log, config }) {
    await migrate(config.DATABASE_URL, [path.join(__dirname, '..', 'migrations')], { people: true });
    const db = openDb(config.DATABASE_URL, { name: 'league', log, maxConnections: config.DATABASE_CONNECTIONS });
    const bus = await openBus(config, log);
    const identity = grpcClient(IdentityServiceClient, config.IDENTITY_ADDR);
    const wallet = grpcClient(WalletServiceClient, config.WALLET_ADDR);
    const cache = await openCache(config, log);
    const market = openMarket(config, { clock: systemClock, log, cache });
    const deps = { db, wallet, identity, images: await openImageStore(config), clock: systemClock, ...market };

    const consumer = consume({ db, bus, group: 'league', log }, [followMembers]);
    await consumer.started;
    const relay = startRelay({ db, bus, log });
    const housekeeping = startHousekeeping({ db, log });
    const sweeper = every(SWEEP_INTERVAL_MS, log, 'the sweep', (signal) => sweep({ ...deps, log }, signal));
    const figures = startSagaFigures({ db, log });
    const server = await serveGrpc({ service: LeagueServiceService, handlers: leagueHandlers(deps), host: config.BIND_HOST, port: config.GRPC_PORT, log });
    return {
      ready: async () => ({ database: await isDbReady(db) }),
      async close() {
        await server.close();
        await Promise.all([sweeper.close(), figures.close(), consumer.close(), housekeeping.close(), relay.close()]);
        wallet.close();
        identity.close();
        await Promise.all([bus.close(), cache.close()]);
        await db.close();
      },
    };
  },
});
