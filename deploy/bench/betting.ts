import { auditLedger } from '../stack/audit';
import { betRequest, type Pairs } from './load/bets';
import { closedLoop, type Load, type LoadOptions } from './load/closed-loop';
import { startProduct, type Product, type ProductOptions } from './product';
import { seedAccounts } from './seed/accounts';
import { seedId } from './seed/ids';
import { seedBankrolls } from './seed/players';
import { walletAt } from './wallet';

/** The league that all bets are placed in. */
export const LEAGUE = seedId('league', 1);

/** A product with players who may bet, and events that they may bet on. */
export interface BettingProduct extends Product {
  /** Bets as fast as the answers come. */
  bet(pairs: Pairs, load: LoadOptions): Promise<Load>;
  /** What the audit of the ledger says: whatever was measured, money has to be right. @throws Error when it is not */
  audit(): Promise<string>;
}

/** Starts a product for `players` players and events 1 to `events`. */
export async function startBetting(size: { players: number; events: number }, options: ProductOptions = {}): Promise<BettingProduct> {
  const product = await startProduct(options);
  try {
    await seed(product, size);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return {
    ...product,
    bet: (pairs, load) => closedLoop(product.url, load, () => betRequest(LEAGUE, pairs.next())),
    async audit() {
      const said = await auditLedger(product.databaseUrls['wallet']);
      if (said !== 'The ledger is right.') throw new Error(said);
      return said;
    },
  };
}

async function seed(product: Product, { players, events }: { players: number; events: number }): Promise<void> {
  const wallet = walletAt(product.grpcAddresses.wallet);
  try {
    for (let event = 1; event <= events; event += 1) await wallet.openBook(LEAGUE, seedId('event', event));
  } finally {
    wallet.close();
  }
  await seedAccounts(await product.connect('identity'), players);
  const sql = await product.connect('wallet');
  await seedBankrolls(sql, LEAGUE, players);
  await sql.query('VACUUM ANALYZE');
}

/** Numbers `from` to `to`, both included. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
