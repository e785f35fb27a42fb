import type { Db } from '@oddsmates/kit';
import { until } from '@oddsmates/kit/testing';
import { leagueOn, walletDatabase } from '../testing/world';
import { findBankroll } from './bankrolls';
import { lockBankroll, shareBook, shareBookAndLockBankroll, takeBook } from './locks';

let db: Db;
beforeAll(async () => {
  db = await walletDatabase();
});
afterAll(() => db.close());

/** Locks of somebody else that are waited for. */
const waiting = async (): Promise<number> => (await db.query('SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()')).length;

test('a bet that waits for its book has not locked its bankroll yet, and has both once the book is free', async () => {
  const league = leagueOn(db);
  const [user, event] = [await league.member(), await league.book()];
  const account = (await findBankroll(db, user, league.leagueId))?.account_id ?? 0n;
  const order: string[] = [];
  let bet = Promise.resolve();
  await db.tx(async (settlement) => {
    await takeBook(settlement, event);
    bet = db.tx(async (tx) => {
      await shareBookAndLockBankroll(tx, event, account);
      order.push('bet');
      // Shared with other bets, and alone with the bankroll.
      await db.tx((other) => shareBook(other, event));
      await expect(db.query('SELECT FROM ledger.balances WHERE account_id = $1 FOR NO KEY UPDATE NOWAIT', [account])).rejects.toMatchObject({ code: '55P03' });
    });
    await until(async () => (await waiting()) === 1);
    await db.tx((other) => lockBankroll(other, account));
    order.push('settlement');
  });
  await bet;
  expect(order).toEqual(['settlement', 'bet']);
});
