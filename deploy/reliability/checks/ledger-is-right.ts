import { auditLedger } from '../../stack/audit';
import type { Check } from './check';

/** The wallet's own audit: all balances sum up to zero, each is the sum of its transfers, nobody is below zero, every bet has its transfers. */
export const ledgerIsRight: Check = async ({ databaseUrls }) => {
  const said = await auditLedger(databaseUrls['wallet']);
  return said === 'The ledger is right.' ? [] : said.split('\n');
};
