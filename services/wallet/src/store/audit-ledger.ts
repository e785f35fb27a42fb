import type { Queries } from '@oddsmates/kit';

/** Something that must hold and does not. */
export type Violation = { rule: string; subject: string; detail: string };

/** Every breach of the rules of money at this moment; empty while the books are right. Reads the whole ledger (see migrations/0003_audit.sql). */
export function auditLedger(db: Queries): Promise<Violation[]> {
  return db.query('SELECT rule, subject, detail FROM audit ORDER BY rule, subject');
}
