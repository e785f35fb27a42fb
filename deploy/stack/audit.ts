import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../local/root';

/** What the wallet's audit of the ledger says: 'The ledger is right.', or each breach in a line. */
export async function auditLedger(walletUrl: string | undefined): Promise<string> {
  const script = path.join(ROOT, 'services', 'wallet', 'dist', 'audit.js');
  const run = promisify(execFile)(process.execPath, [script], { env: { ...process.env, DATABASE_URL: walletUrl } });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.trim();
}
