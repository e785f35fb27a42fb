import path from 'node:path';
import { commonConfig, consume, isDbReady, migrate, openBus, openDb, runService, serveGrpc, startHousekeeping, startRelay, systemClock } from '@oddsmates/kit';
import { WalletServiceService } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { z } from 'zod';
import { AUDIT_TIMEOUT_MS, SETTLEMENT_TIMEOUT_MS } from './deps';
import { handlers } from './handlers';
import { startLedgerFigures } from './ledger-figures';
import { noteUser } from './use-cases/note-user';

const MIGRATIONS = path.join(__dirname, '..', 'migrations');

runService({
  name: 'wallet',
  config: {
    ...commonConfig,
    /** How long to wait between two audits of the whole ledger for the figures. */
    LEDGER_AUDIT_S: z.coerce.number().int().min(1).max(86_400).default(600),
  },
  async start({ log, config }) {
    await migrate(config.DATABASE_URL, [MIGRATIONS]);
    const db = openDb(config.DATABASE_URL, { name: 'wallet', log, maxConnections: config.DATABASE_CONNECTIONS });
    const settlementDb = openDb(config.DATABASE_URL, { name: 'wallet-settlement', log, maxConnections: 4, statementTimeoutMs: SETTLEMENT_TIMEOUT_MS });
    const auditDb = openDb(config.DATABASE_URL, { name: 'wallet-audit', log, maxConnections: 1, statementTimeoutMs: AUDIT_TIMEOUT_MS });
    const bus = await openBus(config, log);
    const relay = startRelay({ db, bus, log });
    const consumer = consume({ db, bus, group: 'wallet', log }, [noteUser]);
    await consumer.started;
    const housekeeping = startHousekeeping({ db, log });
    const figures = startLedgerFigures({ db, auditDb, auditEveryS: config.LEDGER_AUDIT_S, log });
    const server = await serveGrpc({
      service: WalletServiceService,
      handlers: handlers({ db, clock: systemClock }, settlementDb),
      host: config.BIND_HOST, port: config.GRPC_PORT,
      log,
    });
    return {
      ready: async () => ({ database: await isDbReady(db) }),
      async close() {
        await server.close();
        await figures.close();
        await housekeeping.close();
        await consumer.close();
        await relay.close();
        await bus.close();
        await auditDb.close();
        await settlementDb.close();
        await db.close();
      },
    };
  },
});
