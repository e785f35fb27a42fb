import { numbers, startBetting } from '../betting';
import { compare } from '../compare';
import { median, RUNS, type Figure } from '../figure';
import { percentile } from '../../stack/percentile';
import { spread } from '../load/bets';
import { quiet } from '../quiet';
import { preparePgbench } from '../sql/pgbench';

const PLAYERS = 5_000;
/** For the page's bets, and for pgbench. */
const EVENTS = 200;
const PGBENCH_EVENTS = 1 + 4 * (RUNS + 1);
const SECONDS = 6;

/** What the way from the page to the ledger costs beside the ledger itself. */
export const bets: Figure = {
  name: 'bets_vs_pgbench',
  title: 'bets a second through the whole path (HTTP, gateway, wallet) against the same statements run by pgbench',
  goal: 0.5,
  better: 'higher',
  unit: '',
  async measure(say) {
    const log: string[] = [];
    const product = await startBetting({ players: PLAYERS, events: EVENTS + PGBENCH_EVENTS }, { databaseLog: (line) => log.push(line) });
    try {
      const pgbench = await preparePgbench(product, { log, players: PLAYERS, events: numbers(EVENTS + 1, EVENTS + PGBENCH_EVENTS) });
      const pairs = spread(PLAYERS, numbers(1, EVENTS));
      const superuser = await product.superuser('wallet');
      const begin = async (): Promise<void> => {
        await quiet(product);
        await superuser.query('CHECKPOINT');
      };
      const latencies: number[] = [];
      const shares: number[] = [];
      const through = async (): Promise<number> => {
        await begin();
        const { perS, latenciesMs, generatorShare } = await product.bet(pairs, { connections: 32, seconds: SECONDS });
        latencies.push(...latenciesMs);
        shares.push(generatorShare);
        return perS;
      };
      const alone = async (): Promise<number> => {
        await begin();
        return pgbench.run(SECONDS);
      };
      // What is compiled as it is used, and caches, on both sides.
      await through();
      await alone();
      const measured = await compare({ name: 'bets_per_s', measure: through }, { name: 'pgbench_bets_per_s', measure: alone }, say);
      say(await product.audit());
      return { ...measured, detail: { ...measured.detail, p50_ms: median(latencies), p95_ms: percentile(latencies, 0.95), generator_share: median(shares) } };
    } finally {
      await product.stop();
    }
  },
};
