import { eventually } from '../stack/eventually';
import type { Stack } from '../stack/start-stack';
import { withClient } from '../stack/with-client';
import type { ServiceName } from '../local/services';
import type { Failure } from './endure';

/** Settlements that wait for this session, and for nothing else. From pg_locks: what pg_stat_activity says stands still within a transaction. */
const WAITING = 'SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';

/**
 * kill -9 while events are being settled. The houses of all leagues are held, which nobody but a settlement needs: so one is known to be in the middle
 * of its transaction, the bets graded and nothing paid. A service that was killed starts again by itself.
 */
export function killWhileSettling(stack: Stack, service: ServiceName): Failure {
  return {
    name: `${service} killed`,
    async begin() {
      await withClient(stack.databaseUrls['wallet'], async (client) => {
        await client.query('BEGIN');
        await client.query(`SELECT FROM ledger.balances WHERE kind = 'house' ORDER BY account_id, slot FOR UPDATE`);
        const waiting = async (): Promise<number> => (await client.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
        await eventually('the middle of settling', waiting, (count) => count > 0);
        stack.kill(service, 'SIGKILL');
        await client.query('ROLLBACK');
      });
      return () => stack.ready(service);
    },
  };
}
