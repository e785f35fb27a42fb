import { measure, metrics, type Db, type Logger, type Running } from '@oddsmates/kit';
import { Gauge } from 'prom-client';
import { auditAlone, sumOfBalances } from './store/audit-ledger';

/** Reads a small row per bankroll, book and pot. */
const SUM_EVERY_MS = 30_000;

const imbalance = new Gauge({ name: 'ledger_imbalance_cents', help: 'Sum of all balances of the ledger; anything but 0 is money from nowhere.', registers: [metrics] });

/** Above zero, a rule of money is broken: docs/runbooks/LedgerDrift.md. */
const breaches = new Gauge({ name: 'ledger_breaches', help: 'Breaches that the last audit of the whole ledger found.', registers: [metrics] });

const auditedAt = new Gauge({ name: 'ledger_audited_timestamp_seconds', help: 'When the last audit ended, in seconds since 1970.', registers: [metrics] });

const auditSeconds = new Gauge({ name: 'ledger_audit_seconds', help: 'How long the last audit took.', registers: [metrics] });

/** What the figures are taken with. */
export type LedgerFiguresParts = {
  db: Db;
  /** A pool of its own for the audit, which may read for minutes. */
  auditDb: Db;
  auditEveryS: number;
  /** 30 s when left out. */
  sumEveryMs?: number;
  log: Logger;
};

/**
 * Keeps the figures of the ledger: a cheap sum often, the whole audit seldom. Of several replicas one audits at a time; the others leave these
 * figures out.
 */
export function startLedgerFigures({ db, auditDb, auditEveryS, sumEveryMs = SUM_EVERY_MS, log }: LedgerFiguresParts): Running {
  const sum = measure({
    log,
    what: 'the sum of balances',
    everyMs: sumEveryMs,
    read: async () => imbalance.set(Number(await sumOfBalances(db))),
    forget: () => imbalance.remove(),
  });

  function forgetAudit(): void {
    for (const gauge of [breaches, auditedAt, auditSeconds]) gauge.remove();
  }

  async function audit(signal: AbortSignal): Promise<void> {
    const startedMs = performance.now();
    const violations = await auditAlone(auditDb, db, signal);
    if (violations === undefined) return forgetAudit();
    auditSeconds.set((performance.now() - startedMs) / 1_000);
    auditedAt.setToCurrentTime();
    breaches.set(violations.length);
    for (const violation of violations) log.error(violation, 'the ledger breaks a rule');
  }

  const audits = measure({ log, what: 'breaches of the ledger', everyMs: auditEveryS * 1_000, read: audit, forget: forgetAudit });
  return {
    async close() {
      await Promise.all([sum.close(), audits.close()]);
    },
  };
}
