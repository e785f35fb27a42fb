import { eventually } from '../stack/eventually';
import { readFigures, sumOf } from '../stack/read-figures';
import type { Stack } from '../stack/start-stack';
import type { Failure } from './endure';
import { buildPrevious } from './previous-build';

/** So many bets each of the two takes while they run together. */
const BETS = 20;

/**
 * The previous version of the wallet beside the present one, on one database and behind the round-robin of everybody who calls it: both place bets
 * and settle. Then the previous one ends as a rollout ends it, by SIGTERM.
 */
export function rollOver(stack: Stack): Failure {
  return {
    name: 'two versions of wallet',
    async begin() {
      const previous = await buildPrevious('wallet');
      const { process, operationsUrl } = await stack.startSpare('wallet', previous.script);
      const served = async (url: string, method: string): Promise<number> =>
        sumOf(await readFigures(url), 'grpc_server_handling_seconds_count', { method, code: 'OK' }) ?? 0;
      for (const url of [operationsUrl, stack.operationsUrls.wallet]) {
        const before = await served(url, 'wallet.PlaceBet');
        await eventually('bets placed by both', () => served(url, 'wallet.PlaceBet'), (count) => count >= before + BETS);
        await eventually('events settled by both', () => served(url, 'wallet.SettleBook'), (count) => count > 0);
      }
      await process.stop();
      previous.remove();
      return () => Promise.resolve();
    },
  };
}
