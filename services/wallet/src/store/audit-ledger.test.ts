import { newId, type Db, type Tx } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';
import { auditLedger } from './audit-ledger';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
  const users = await league.members(3);
  const [unsettled, settled] = [await league.book(), await league.book()];
  for (const [index, user] of users.entries()) {
    for (const event of [unsettled, settled]) await league.bet(user, event, { amount: 10, outcome: index === 0 ? 'away' : 'home' });
  }
  await league.settle(settled);
  const [open, decided] = [newId(), newId()];
  for (const user of users) for (const circuit of [open, decided]) await league.enter(user, circuit, 500n);
  const back = newId();
  await league.enter(users[0] ?? '', open, 500n, back);
  await league.refund(back);
  await league.payPot(decided, { [users[0] ?? '']: 700n, [users[1] ?? '']: 800n });
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
  ['pot is not what was paid in and not yet out', `UPDATE ledger.balances SET balance_cents = balance_cents + 1 WHERE kind = 'pot'`],
  ['pot is not what was paid in and not yet out', `UPDATE entries SET refunded_at = now() WHERE refunded_at IS NULL`],
  ['pot that was paid out is not zero', `UPDATE ledger.balances SET balance_cents = balance_cents + 1 WHERE kind = 'pot'`],
  ['payments are not the pot', `UPDATE pot_payments SET cents = cents + 1`],
  ['payments are not the pot', `UPDATE pots SET paid_cents = paid_cents + 1 WHERE paid_at IS NOT NULL`],
  ['payments are not the pot', `UPDATE entries SET refunded_at = now() WHERE refunded_at IS NULL`],
  ['payments are not the pot', `INSERT INTO pot_payments SELECT circuit_id, user_id, slot, bankroll_account, 1 FROM entries JOIN pots USING (circuit_id) WHERE pots.paid_at IS NULL AND refunded_at IS NULL`],
  ['entry in another pot or from another bankroll', `UPDATE entries SET bankroll_account = 0`],
  ['entry in another pot or from another bankroll', `UPDATE entries SET circuit_id = gen_random_uuid()`],
  ['payment to another bankroll', `UPDATE pot_payments SET bankroll_account = 0`],
  ['transfer of an entry or pot is missing or wrong', `DELETE FROM ledger.transfers WHERE reference LIKE 'entry:%:fee'`],
  ['transfer of an entry or pot is missing or wrong', `DELETE FROM ledger.transfers WHERE reference LIKE 'entry:%:refund'`],
  ['transfer of an entry or pot is missing or wrong', `UPDATE ledger.transfers SET amount_cents = amount_cents + 1 WHERE reference LIKE 'pot:%'`],
  ['transfer that no entry or pot calls for', `UPDATE ledger.transfers SET reference = reference || ':again' WHERE reference LIKE 'pot:%'`],
  ['transfer that no entry or pot calls for', `DELETE FROM entries`],
])('finds: %s', async (rule, breakage) => {
  expect(await auditAfter(breakage)).toContain(rule);
});
