import { money, newId, type Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';
import { findBankroll } from './bankrolls';
import { transfer } from './transfers';

let db: Db;
let league: League;
let user: string;
let event: string;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
  user = await league.member();
  event = await league.book();
  await league.bet(user, event, { amount: 10 });
});
afterAll(() => db.close());
afterEach(async () => {
  expect(await league.audit()).toEqual([]);
});

describe('the database itself refuses', () => {
  test.each([
    `UPDATE ledger.transfers SET amount_cents = 1`,
    `DELETE FROM ledger.transfers`,
    `DELETE FROM ledger.transfers WHERE false`,
    `TRUNCATE ledger.transfers`,
    `UPDATE ledger.accounts SET kind = 'house'`,
    `DELETE FROM ledger.accounts`,
    `DELETE FROM ledger.balances`,
    `TRUNCATE ledger.balances CASCADE`,
    `UPDATE ledger.balances SET slot = 15 WHERE kind = 'stakes' AND slot = 0`,
    `UPDATE ledger.balances SET account_id = account_id + 1`,
  ])('to rewrite history: %s', async (sql) => {
    await expect(db.query(sql)).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('append only') });
  });

  test('the owner of the tables the right to change a transfer', async () => {
    const rights = await db.query(
      `SELECT privilege_type FROM information_schema.role_table_grants
       WHERE table_schema = 'ledger' AND table_name = 'transfers' AND privilege_type IN ('UPDATE', 'DELETE', 'TRUNCATE')`,
    );
    expect(rights).toEqual([]);
  });

  test.each(['bankroll', 'stakes'])('a %s below zero, whatever the statement', async (kind) => {
    await expect(db.query('UPDATE ledger.balances SET balance_cents = -1 WHERE kind = $1', [kind])).rejects.toMatchObject({
      constraint: 'balances_not_negative',
    });
  });

  test('to turn a bankroll into an account that may owe', async () => {
    await expect(db.query(`UPDATE ledger.balances SET kind = 'house' WHERE kind = 'bankroll'`)).rejects.toMatchObject({ constraint: 'balances_account' });
  });

  test.each([
    ['from', `-1, 0, id, 0`],
    ['to', `id, 0, -1, 0`],
    ['to', `id, 0, (SELECT id FROM ledger.accounts WHERE kind = 'mint'), 16`],
  ])('a transfer %s a slot that is not there, among others that are: %s', async (_, ends) => {
    const writing = db.query(
      `INSERT INTO ledger.transfers (reference, from_account, from_slot, to_account, to_slot, amount_cents, created_at)
       SELECT 'test:there', id, 0, id + 1, 0, 1, now() FROM ledger.accounts WHERE kind = 'mint' UNION ALL
       SELECT 'test:not', ${ends}, 1, now() FROM ledger.accounts WHERE kind = 'bankroll'`,
    );
    await expect(writing).rejects.toMatchObject({ code: '23503', constraint: 'transfers_slots' });
  });

  test('a second bet of a player on an event', async () => {
    const copy = db.query(
      `INSERT INTO bets (id, event_id, league_id, user_id, bankroll_account, stakes_account, slot, market_key, outcome_key, odds_hundredths, stake_cents, placed_at)
       SELECT $1, event_id, league_id, user_id, bankroll_account, stakes_account, slot, 'h2h', 'away', 205, 1, now() FROM bets WHERE event_id = $2`,
      [newId(), event],
    );
    await expect(copy).rejects.toMatchObject({ constraint: 'bets_one_per_event' });
  });

  test.each([
    [`payout_cents = 1`, 'bets_payout'],
    [`status = 'won', payout_cents = 1, settled_at = now(), settlement_id = gen_random_uuid()`, 'bets_payout'],
    [`status = 'lost', payout_cents = 1, settled_at = now(), settlement_id = gen_random_uuid()`, 'bets_payout'],
    [`points = 10`, 'bets_points'],
    [`guess_hundredths = 1`, 'bets_pick'],
    [`settled_at = now()`, 'bets_settled'],
  ])('a bet that contradicts itself: %s', async (change, constraint) => {
    await expect(db.query(`UPDATE bets SET ${change}`)).rejects.toMatchObject({ constraint });
  });
});

describe('a transfer', () => {
  const move = async (reference: string, cents: bigint) => {
    const account = (await findBankroll(db, user, league.leagueId))?.account_id ?? 0n;
    const house = await db.one<{ id: bigint }>(`SELECT id FROM ledger.accounts WHERE kind = 'house'`);
    const ends = { from: { account, slot: 0 }, to: { account: house.id, slot: 3 } };
    return db.tx((tx) => transfer(tx, { reference, ...ends, amount: money.cents(cents), at: new Date() }));
  };

  test('moves money and tells what is left', async () => {
    expect(await move('test:1', 9_000n)).toBe(90_000n);
  });

  test('of more than there is changes nothing', async () => {
    expect(await move('test:2', 90_001n)).toBeUndefined();
    expect(await league.balance(user)).toBe(90_000n);
  });

  test('with a reference that was used before changes nothing', async () => {
    await expect(move('test:1', 1n)).rejects.toMatchObject({ constraint: 'transfers_reference' });
    expect(await league.balance(user)).toBe(90_000n);
  });

  test.each([0n, -1n])('of %d is refused', async (cents) => {
    await expect(move('test:3', cents)).rejects.toMatchObject({ constraint: 'transfers_amount' });
  });
});
