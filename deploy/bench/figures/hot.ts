import { numbers, startBetting } from '../betting';
import { compare } from '../compare';
import type { Figure } from '../figure';
import { onOneEvent, spread } from '../load/bets';
import { quiet } from '../quiet';

const PLAYERS = 5_000;
/** Of them a few are for one event at a time, the others for spread bets. */
const EVENTS = 220;
const LOAD = { connections: 32, seconds: 6 };

/** Whether bets on one event hinder each other. */
export const hot: Figure = {
  name: 'hot_vs_uniform',
  title: 'bets a second when all are on one event against bets spread over 200 events',
  goal: 0.8,
  better: 'higher',
  unit: '',
  async measure(say) {
    const product = await startBetting({ players: PLAYERS, events: EVENTS });
    try {
      const [hotPairs, uniformPairs] = [onOneEvent(PLAYERS, numbers(1, 20)), spread(PLAYERS, numbers(21, EVENTS))];
      const betsPerS = async (pairs: typeof hotPairs): Promise<number> => {
        await quiet(product);
        return (await product.bet(pairs, LOAD)).perS;
      };
      await betsPerS(hotPairs);
      await betsPerS(uniformPairs);
      const measured = await compare({ name: 'hot_bets_per_s', measure: () => betsPerS(hotPairs) }, { name: 'uniform_bets_per_s', measure: () => betsPerS(uniformPairs) }, say);
      say(await product.audit());
      return measured;
    } finally {
      await product.stop();
    }
  },
};
