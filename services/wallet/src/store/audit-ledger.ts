import type { Db, Queries } from '@oddsmates/kit';

/** Something that must hold and does not. */
export type Violation = { rule: string; subject: string; detail: string };

/** Every breach of the rules of money at this moment; empty while the books are right. Reads the whole ledger (see migrations/0003_audit.sql). */
export function auditLedger(db: Queries): Promise<Violation[]> {
  return db.query('SELECT rule, subject, detail FROM audit ORDER BY rule, subject');
}

/**
 * As {@link auditLedger}, unless somebody else does so at this moment: undefined then.
 * @param db     on which the audit reads
 * @param signal breaks it off, by way of `other`: a statement that runs hears nothing on its own connection
 * @throws Error when it was broken off
 */
export function auditAlone(db: Db, other: Queries, signal: AbortSignal): Promise<Violation[] | undefined> {
  return db.tx(async (tx) => {
    const { alone, pid } = await tx.one<{ alone: boolean; pid: number }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('ledger audit', 0)) AS alone, pg_backend_pid() AS pid`,
    );
    if (!alone) return undefined;
    const breakOff = () => void other.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => undefined);
    signal.addEventListener('abort', breakOff, { once: true });
    try {
      signal.throwIfAborted();
      return await auditLedger(tx);
    } finally {
      signal.removeEventListener('abort', breakOff);
    }
  });
}

/** The sum of all balances in cents: zero, since money only moves. */
export async function sumOfBalances(db: Queries): Promise<bigint> {
  const { cents } = await db.one<{ cents: string }>('SELECT coalesce(sum(balance_cents), 0) AS cents FROM ledger.balances');
  return BigInt(cents);
}
