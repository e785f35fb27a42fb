import { auditLedger } from '../../stack/audit';
import { compare } from '../compare';
import { RUNS, type Figure } from '../figure';
import { startProduct, type Product } from '../product';
import { quiet } from '../quiet';
import { seedBets } from '../seed/bets';
import { seedId } from '../seed/ids';
import { seedBankrolls } from '../seed/players';
import { prepareStatement, settleByStatement } from '../sql/settle';
import { walletAt, type Wallet } from '../wallet';

const BETS = 100_000;
const STAKE_CENTS = 1_000;
const LEAGUE = seedId('league', 1);

/** How long the wallet takes to settle a large event, against what PostgreSQL needs for it in one statement. */
export const settle: Figure = {
  name: 'settle_vs_sql',
  title: 'settlement of 100,000 bets on one event by the wallet (SettleBook) against one set-based statement that does the same',
  goal: 1.5,
  better: 'lower',
  unit: '',
  async measure(say) {
    const product = await startProduct();
    const wallet = walletAt(product.grpcAddresses.wallet);
    try {
      const events = await seed(product, wallet, say);
      const sql = await product.connect('wallet');
      const superuser = await product.superuser('wallet');
      await prepareStatement(sql);
      let next = 0;
      const timed = async (work: (eventId: string) => Promise<unknown>): Promise<number> => {
        const eventId = events[next++] ?? '';
        // Both begin with nothing left to be written and nothing of the other still going on.
        await quiet(product);
        await superuser.query('CHECKPOINT');
        const began = performance.now();
        await work(eventId);
        return (performance.now() - began) / 1000;
      };
      const measured = await compare(
        { name: 'wallet_s', measure: () => timed((eventId) => wallet.settleBook(eventId)) },
        { name: 'statement_s', measure: () => timed((eventId) => settleByStatement(sql, eventId)) },
        say,
      );
      say(await auditLedger(product.databaseUrls['wallet']));
      return measured;
    } finally {
      wallet.close();
      await product.stop();
    }
  },
};

/** The same players bet on as many events as are settled. */
async function seed(product: Product, wallet: Wallet, say: (sentence: string) => void): Promise<string[]> {
  const began = performance.now();
  const sql = await product.connect('wallet');
  const events = Array.from({ length: 2 * RUNS }, (_, index) => seedId('event', index + 1));
  for (const eventId of events) await wallet.openBook(LEAGUE, eventId);
  await seedBankrolls(sql, LEAGUE, BETS);
  await seedBets(sql, LEAGUE, events, STAKE_CENTS);
  await sql.query('VACUUM ANALYZE');
  say(`${events.length} events of ${BETS} bets each, placed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return events;
}
