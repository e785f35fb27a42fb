import { newId, type Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db);
});
afterAll(() => db.close());
afterEach(async () => {
  expect(await league.audit()).toEqual([]);
});

test.each(['standard', 'closest_guess'])('every stake on a cancelled %s event goes back, without points', async (betting_type) => {
  const users = await league.members(3);
  const event = await league.book({ betting_type });
  for (const user of users) await league.bet(user, event, { amount: 123.45, guess: 1 });
  expect(await league.cancel(event)).toEqual({ bets: 3 });
  for (const user of users) {
    expect(await league.balance(user)).toBe(100_000n);
    expect((await league.bets(user)).bets).toMatchObject([{ status: 'void', payout: 123.45 }]);
  }
  expect((await league.standings(users[0] ?? '')).points).toEqual([]);
});

test('voiding again gives the first answer and moves nothing', async () => {
  const user = await league.member();
  const event = await league.book();
  await league.bet(user, event, { amount: 10 });
  expect([await league.cancel(event), await league.cancel(event)]).toEqual([{ bets: 1 }, { bets: 1 }]);
  expect(await league.balance(user)).toBe(100_000n);
});

test('an event without a book is not found', async () => {
  await expect(league.cancel(newId())).rejects.toMatchObject({ reason: 'EVENT_NOT_FOUND' });
});
