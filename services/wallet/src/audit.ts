/**
 * Audits the ledger of the database in DATABASE_URL: prints one line per breach and ends with code 1, or says that there is none.
 * Run it beside the service at any time: `DATABASE_URL=... npm run audit -w services/wallet`.
 */
import { loadConfig, openDb, postgresUrl } from '@oddsmates/kit';
import { AUDIT_TIMEOUT_MS } from './deps';
import { auditLedger } from './store/audit-ledger';

async function main(): Promise<void> {
  const { DATABASE_URL } = loadConfig({ DATABASE_URL: postgresUrl });
  const db = openDb(DATABASE_URL, { name: 'wallet-audit', maxConnections: 1, statementTimeoutMs: AUDIT_TIMEOUT_MS });
  try {
    const violations = await auditLedger(db);
    for (const { rule, subject, detail } of violations) process.stdout.write(`${rule}: ${subject} (${detail})\n`);
    if (violations.length === 0) process.stdout.write('The ledger is right.\n');
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await db.close();
  }
}

void main();
