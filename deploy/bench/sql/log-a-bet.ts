import { eventually } from '../../stack/eventually';
import type { BettingProduct } from '../betting';
import { onOneEvent } from '../load/bets';
import { LOG_LINE_PREFIX, readStatements, type LoggedStatement } from './statement-log';

/**
 * Places one bet and tells what statements it was, from BEGIN to COMMIT, as PostgreSQL has logged them.
 * @param log    receives all that the server logs, from its start on
 * @param player whose bet it is, by number
 */
export async function logABet(product: BettingProduct, log: readonly string[], player: number, event: number): Promise<LoggedStatement[]> {
  const superuser = await product.superuser('wallet');
  const set = async (settings: string[]): Promise<void> => {
    for (const setting of settings) await superuser.query(`ALTER SYSTEM ${setting}`);
    await superuser.query('SELECT pg_reload_conf()');
  };
  await set([`SET log_line_prefix = '${LOG_LINE_PREFIX}'`, "SET log_statement = 'all'"]);
  const pairs = onOneEvent(1, [event]);
  const bets = (): LoggedStatement[] => [...readStatements(log).values()].map(transaction).find(({ length }) => length > 0) ?? [];
  try {
    await eventually('Statements are logged', async () => log.some((line) => line.startsWith('<')), Boolean);
    await product.bet({ next: () => ({ ...pairs.next(), player }) }, { connections: 1, seconds: 60, requests: 1 });
    return await eventually('The bet in the log', async () => bets(), ({ length }) => length > 0);
  } finally {
    await set(['RESET log_statement', 'RESET log_line_prefix']);
  }
}

/** The transaction that has placed a bet, of all statements of a session; nothing when none has. */
function transaction(statements: LoggedStatement[]): LoggedStatement[] {
  const bet = statements.findIndex(({ sql }) => sql.includes('INSERT INTO bets'));
  const begin = statements.findLastIndex(({ sql }, index) => index < bet && sql === 'BEGIN');
  const commit = statements.findIndex(({ sql }, index) => index > bet && sql === 'COMMIT');
  return bet === -1 || begin === -1 || commit === -1 ? [] : statements.slice(begin, commit + 1);
}
