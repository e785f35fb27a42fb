import type { Client } from 'pg';
import { eventually } from '../stack/eventually';
import type { Product } from './product';

const LIMIT_MS = 120_000;

/** Settles when every fact that the wallet has written down is told and each who listens has handled it: nothing of what was measured before goes on. */
export async function quiet(product: Product): Promise<void> {
  const [wallet, bus] = await Promise.all([product.connect('wallet'), product.connect('bus')]);
  await eventually('All facts told', () => count(wallet, 'SELECT count(*)::int AS count FROM outbox'), (left) => left === 0, LIMIT_MS);
  const behind = 'SELECT count(*)::int AS count FROM bus_offsets JOIN bus_topics USING (topic) WHERE position < last_position';
  await eventually('All facts handled', () => count(bus, behind), (left) => left === 0, LIMIT_MS);
  await Promise.all([wallet.end(), bus.end()]);
}

async function count(client: Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}
