import { LEAGUE, numbers, startBetting, type BettingProduct } from '../betting';
import { compare } from '../compare';
import { median, type Figure } from '../figure';
import { spread } from '../load/bets';
import { quiet } from '../quiet';
import { seedBets } from '../seed/bets';
import { seedId } from '../seed/ids';

const PLAYERS = 10_000;
/** Their bets fill the table of the one product: 10^6. Of the other the first event alone has bets, of the first thousand players: 10^3. */
const FULL_EVENTS = 100;
const FEW_PLAYERS = 1_000;
const FRESH_EVENTS = 20;
const STAKE_CENTS = 50;
const LOAD = { connections: 1, seconds: 30, requests: 300 };

/** Whether a bet takes longer when there are many. */
export const growth: Figure = {
  name: 'growth_1e6',
  title: 'median latency of a bet, one after the other, with 10⁶ bets in the table against 10³',
  goal: 1.2,
  better: 'lower',
  unit: '',
  async measure(say) {
    const [small, large] = [await startBetting({ players: FEW_PLAYERS, events: 1 + FRESH_EVENTS }), await startBetting({ players: PLAYERS, events: FULL_EVENTS + FRESH_EVENTS })];
    try {
      await fill(small, 1);
      await fill(large, FULL_EVENTS);
      say('filled');
      const [ofSmall, ofLarge] = [latency(small, FEW_PLAYERS, 1), latency(large, PLAYERS, FULL_EVENTS)];
      await ofLarge();
      await ofSmall();
      const measured = await compare({ name: 'with_1e6_ms', measure: ofLarge }, { name: 'with_1e3_ms', measure: ofSmall }, say);
      say(`${await large.audit()} ${await small.audit()}`);
      return measured;
    } finally {
      await large.stop();
      await small.stop();
    }
  },
};

async function fill(product: BettingProduct, events: number): Promise<void> {
  const sql = await product.connect('wallet');
  await seedBets(sql, LEAGUE, numbers(1, events).map((event) => seedId('event', event)), STAKE_CENTS);
  await sql.query('VACUUM ANALYZE');
  await (await product.superuser('wallet')).query('CHECKPOINT');
}

/** The median time of a bet on the events that nobody has bet on before, in ms. */
function latency(product: BettingProduct, players: number, filled: number): () => Promise<number> {
  const pairs = spread(players, numbers(filled + 1, filled + FRESH_EVENTS));
  return async () => {
    await quiet(product);
    return median((await product.bet(pairs, LOAD)).latenciesMs);
  };
}
