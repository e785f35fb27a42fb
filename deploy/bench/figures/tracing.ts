import { SERVICES } from '../../local/services';
import { receiveTraces } from '../../stack/trace-receiver';
import { LEAGUE, numbers, startBetting, type BettingProduct } from '../betting';
import { compare } from '../compare';
import { cpuPerCall } from '../cpu-per-call';
import type { Figure } from '../figure';
import { betRequest, spread } from '../load/bets';
import { quiet } from '../quiet';

const SIZE = { players: 2_000, events: 20 };
const LOAD = { connections: 8, seconds: 60, requests: 2_000 };

/** What it costs to export every trace. */
export const tracing: Figure = {
  name: 'tracing_overhead',
  title: 'processor time of gateway and services per bet with every trace exported to a receiver on this machine, against none exported',
  goal: 1.15,
  better: 'lower',
  unit: '',
  async measure(say) {
    const receiver = await receiveTraces();
    // In batches as they are sent by default, and not at once as tests want them.
    const env = { ...receiver.env, OTEL_BSP_SCHEDULE_DELAY: '5000' };
    const [traced, plain] = [await startBetting(SIZE, { env }), await startBetting(SIZE)];
    try {
      const [ofTraced, ofPlain] = [cpuPerBet(traced), cpuPerBet(plain)];
      await ofTraced();
      await ofPlain();
      const measured = await compare({ name: 'traced_cpu_ms', measure: ofTraced }, { name: 'plain_cpu_ms', measure: ofPlain }, say);
      if (!receiver.spans.some(({ name }) => name === 'ledger transfer')) throw new Error('No trace of a bet was exported');
      return measured;
    } finally {
      await plain.stop();
      await traced.stop();
      await receiver.close();
    }
  },
};

/** What a bet and all that follows from it cost the product's own processes, in ms. */
function cpuPerBet(product: BettingProduct): () => Promise<number> {
  const pairs = spread(SIZE.players, numbers(1, SIZE.events));
  const pids = (): number[] => SERVICES.map((name) => product.service(name).pid() ?? 0);
  return async () => {
    await quiet(product);
    return cpuPerCall(pids, product.url, LOAD, () => betRequest(LEAGUE, pairs.next()));
  };
}
