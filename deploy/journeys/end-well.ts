import { auditLedger } from '../stack/audit';
import { sharedStack } from '../stack/shared-stack';
import type { Visitor } from './visitor';

/** The end of a journey: the ledger is right, and nothing went wrong on anybody's page. */
export async function endWell(...visitors: Visitor[]): Promise<void> {
  expect(await auditLedger(sharedStack().databaseUrls['wallet'])).toBe('The ledger is right.');
  for (const visitor of visitors) expect([...visitor.problems, ...visitor.missing()]).toEqual([]);
}
