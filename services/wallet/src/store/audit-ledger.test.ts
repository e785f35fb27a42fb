import type { Db, Tx } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';
import { auditLedger } from './audit-ledger';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
  const users = await league.members(3);
  const [open, settled] = [await league.book(), await league.book()];
  for (const [index, user] of users.entries()) {
    for (const event of [open, settled]) await league.bet(user, event, { amount: 10, outcome: index === 0 ? 'away' : 'home' });
  }
  await league.settle(settled);
});
afterAll(() => db.close());

/** Breaks something behind the back of every trigger and foreign key, audits, and takes it back. */
async function auditAfter(breakage: string): Promise<string[]> {
  const undo = new Error('undo');
  let rules: string[] = [];
  const work = async (tx: Tx) => {
    await tx.query(`SET LOCAL session_replication_role = 'replica'`);
    await tx.query(breakage);
    rules = (await auditLedger(tx)).map(({ rule }) => rule);
    throw undo;
  };
  await expect(db.tx(work)).rejects.toBe(undo);
  return [...new Set(rules)];
}

test('finds nothing where nothing is wrong', async () => {
  expect(await auditLedger(db)).toEqual([]);
});

test.each([
  ['sum of all balances is not zero', `UPDATE ledger.balances SET balance_cents = balance_cents + 1 WHERE kind = 'mint' AND slot = 0`],
  ['balance is not the sum of its transfers', `UPDATE ledger.balances SET balance_cents = balance_cents + 1 WHERE kind = 'bankroll'`],
  ['account below zero', `ALTER TABLE ledger.balances DROP CONSTRAINT balances_not_negative; UPDATE ledger.balances SET balance_cents = -1 WHERE kind = 'stakes'`],
  ['stakes of a closed book are not zero', `UPDATE ledger.balances SET balance_cents = balance_cents + 1 WHERE kind = 'stakes'`],
  ['stakes held are not the open bets', `UPDATE bets SET stake_cents = stake_cents + 1 WHERE status = 'open'`],
  ['open bet on a closed book', `UPDATE books SET status = 'voided', closed_at = now(), settlement_id = gen_random_uuid() WHERE status = 'open'`],
  ['bet without its book', `UPDATE bets SET event_id = gen_random_uuid() WHERE status = 'open'`],
  ['bet from another bankroll', `UPDATE bets SET bankroll_account = 0 WHERE status = 'open'`],
  ['transfer of a bet is missing or wrong', `DELETE FROM ledger.transfers WHERE reference LIKE 'bet:%:stake'`],
  ['transfer of a bet is missing or wrong', `DELETE FROM ledger.transfers WHERE reference LIKE 'bet:%:lost'`],
  ['transfer of a bet is missing or wrong', `UPDATE ledger.transfers SET amount_cents = amount_cents + 1 WHERE reference LIKE 'bet:%:profit'`],
  ['transfer of a bet is missing or wrong', `UPDATE bets SET payout_cents = payout_cents + 1 WHERE status = 'won'`],
  ['transfer that no bet calls for', `DELETE FROM bets WHERE status = 'open'`],
  ['transfer that no bet calls for', `UPDATE ledger.transfers SET reference = reference || ':again' WHERE reference LIKE 'bet:%:profit'`],
  ['bankroll without its grant', `DELETE FROM ledger.transfers WHERE reference LIKE 'grant:%'`],
  ['points are not the sum of the bets', `UPDATE bankrolls SET points = points + 1`],
  ['summary of a book is not its bets', `UPDATE books SET bets = bets + 1, won = won + 1 WHERE status = 'settled'`],
])('finds: %s', async (rule, breakage) => {
  expect(await auditAfter(breakage)).toContain(rule);
});
