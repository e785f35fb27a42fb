import path from 'node:path';
import {
  grpcClient,
  isDbReady,
  migrate,
  openBus,
  openDb,
  openImageStore,
  openRateLimits,
  runService,
  serveGrpc,
  startHousekeeping,
  startRelay,
  systemClock,
} from '@oddsmates/kit';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { config } from './config';
import { openGoogle } from './google/google';
import { handlers } from './handlers';
import { openPasswords } from './passwords';
import { startTokenSweep } from './sweep-tokens';

runService({
  name: 'identity',
  config,
  async start({ log, config: env }) {
    await migrate(env.DATABASE_URL, [path.join(__dirname, '..', 'migrations')]);
    const db = openDb(env.DATABASE_URL, { name: 'identity', log, maxConnections: env.DATABASE_CONNECTIONS });
    const bus = await openBus(env, log);
    const limits = await openRateLimits(env, log);
    const relay = startRelay({ db, bus, log });
    const housekeeping = startHousekeeping({ db, log });
    const tokenSweep = startTokenSweep({ db, clock: systemClock, log });
    const wallet = grpcClient(WalletServiceClient, env.WALLET_ADDR);
    const server = await serveGrpc({
      service: IdentityServiceService,
      host: env.BIND_HOST,
      port: env.GRPC_PORT,
      log,
      handlers: handlers({
        db,
        wallet,
        images: await openImageStore(env),
        passwords: await openPasswords(),
        limits: {
          signInsPerAccount: limits.limiter('sign-ins-per-account', { attempts: env.SIGN_INS_PER_ACCOUNT, windowS: env.SIGN_IN_WINDOW_S }),
          signInsPerAddress: limits.limiter('sign-ins-per-address', { attempts: env.SIGN_INS_PER_ADDRESS, windowS: env.SIGN_IN_WINDOW_S }),
          // Whoever found a page left open guesses at the password no faster than a visitor.
          passwordChangesPerUser: limits.limiter('password-changes-per-user', { attempts: env.SIGN_INS_PER_ACCOUNT, windowS: env.SIGN_IN_WINDOW_S }),
          registrationsPerAddress: limits.limiter('registrations-per-address', { attempts: env.REGISTRATIONS_PER_ADDRESS, windowS: env.REGISTRATION_WINDOW_S }),
        },
        google: openGoogle({ clientId: env.GOOGLE_CLIENT_ID, issuer: env.GOOGLE_ISSUER }),
        clock: systemClock,
      }),
    });
    return {
      ready: async () => ({ database: await isDbReady(db) }),
      async close() {
        await server.close();
        wallet.close();
        await Promise.all([tokenSweep.close(), housekeeping.close(), relay.close()]);
        await Promise.all([bus.close(), limits.close()]);
        await db.close();
      },
    };
  },
});
