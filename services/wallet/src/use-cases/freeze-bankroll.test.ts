import { newId, type Db } from '@oddsmates/kit';
import { BetsSettled } from '@oddsmates/proto/grpc/events/v1/wallet';
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

const told = async (event: string) => {
  const rows = await db.query<{ payload: Buffer }>(`SELECT payload FROM outbox WHERE key = $1 AND type = 'events.v1.BetsSettled'`, [event]);
  return rows.map(({ payload }) => BetsSettled.decode(payload));
};

test('the open bets of a removed member are void and their stakes back, those of others stand', async () => {
  const [gone = '', stays = ''] = await league.members(2);
  const [event, guesses] = [await league.book(), await league.guessBook()];
  for (const user of [gone, stays]) {
    await league.bet(user, event, { amount: 100 });
    await league.bet(user, guesses, { amount: 50, guess: 7 });
  }
  expect(await league.freeze(gone)).toEqual({ voided: 2 });
  expect([await league.balance(gone), await league.balance(stays)]).toEqual([100_000n, 85_000n]);
  expect((await league.bets(gone)).bets.map(({ status, payout }) => [status, payout])).toEqual([['void', 50], ['void', 100]]);
  expect((await league.bets(stays)).bets.map(({ status }) => status)).toEqual(['open', 'open']);
});

test('they are told as a cancelled event is, event by event', async () => {
  const user = await league.member();
  const event = await league.book();
  const { bet } = await league.bet(user, event, { amount: 12.5 });
  await league.freeze(user);
  const facts = await told(event);
  expect(facts).toMatchObject([{ event_id: event, league_id: league.leagueId, event_name: 'Lakers vs Bulls' }]);
  expect(facts[0]?.bets).toEqual([{ bet_id: bet?.id, user_id: user, status: 'void', stake_cents: 1_250n, payout_cents: 1_250n, points: 0 }]);
});

test('freezing again gives the first answer and moves nothing', async () => {
  const user = await league.member();
  const event = await league.book();
  await league.bet(user, event, { amount: 100 });
  expect([await league.freeze(user), await league.freeze(user)]).toEqual([{ voided: 1 }, { voided: 1 }]);
  expect(await league.balance(user)).toBe(100_000n);
  expect(await told(event)).toHaveLength(1);
});

test('settled bets, and those in other leagues, stay as they are', async () => {
  const other = leagueOn(db);
  const user = await league.member();
  await other.member(user);
  const [settled, elsewhere] = [await league.book(), await other.book()];
  await league.bet(user, settled, { amount: 100 });
  await other.bet(user, elsewhere, { amount: 100 });
  await league.settle(settled);
  expect(await league.freeze(user)).toEqual({ voided: 0 });
  expect([await league.balance(user), await other.balance(user)]).toEqual([109_100n, 90_000n]);
});

test('the event is settled without the voided bets', async () => {
  const [gone = '', stays = ''] = await league.members(2);
  const [event, guesses] = [await league.book(), await league.guessBook()];
  for (const user of [gone, stays]) {
    await league.bet(user, event, { amount: 100 });
    await league.bet(user, guesses, { amount: 50, guess: user === gone ? 10 : 99 });
  }
  await league.freeze(gone);
  expect(await league.settle(event)).toMatchObject({ bets: 1, won: 1 });
  // Alone by now, so the stake comes back, though the other one guessed better.
  expect(await league.settle(guesses, { actual_value_hundredths: 1_000n })).toMatchObject({ bets: 1, returned: 1 });
  expect([await league.balance(gone), await league.balance(stays)]).toEqual([100_000n, 109_100n]);
});

test('somebody without a bankroll has nothing to freeze', async () => {
  expect(await league.freeze(newId())).toEqual({ voided: 0 });
});

test('who comes back may bet again where their bet was voided, once', async () => {
  const [gone = '', stays = ''] = await league.members(2);
  const [event, guesses] = [await league.book(), await league.guessBook()];
  await league.bet(stays, guesses, { amount: 20, guess: 8 });
  for (const [amount, guess] of [[100, 7], [60, 9]] as const) {
    await league.bet(gone, event, { amount });
    await league.bet(gone, guesses, { amount, guess });
    expect(await league.freeze(gone)).toEqual({ voided: 2 });
    await league.member(gone);
  }
  await league.bet(gone, event, { amount: 30, outcome: 'away' });
  await expect(league.bet(gone, event, { amount: 30 })).rejects.toThrow(/ALREADY_BET/);
  expect((await league.eventBets(stays, [event, guesses])).bets.map(({ event_id, user_id }) => [event_id, user_id])).toEqual([[guesses, stays], [event, gone]]);
  expect(await league.settle(event, { winning_outcome: 'away' })).toMatchObject({ bets: 1, won: 1 });
  // The one who came back guessed nearer, and has not guessed again.
  expect(await league.settle(guesses, { actual_value_hundredths: 700n })).toMatchObject({ bets: 1, returned: 1 });
  expect([await league.balance(gone), await league.balance(stays)]).toEqual([103_150n, 100_000n]);
  expect((await league.bets(gone)).bets.map(({ status, amount }) => [status, amount])).toEqual([
    ['won', 30], ['void', 60], ['void', 60], ['void', 100], ['void', 100],
  ]);
});

test('who comes back and is removed again has their new bets voided too', async () => {
  const user = await league.member();
  await league.bet(user, await league.book(), { amount: 100 });
  await league.freeze(user);
  await league.member(user);
  await league.bet(user, await league.book(), { amount: 30 });
  await league.bet(user, await league.book(), { amount: 30 });
  expect(await league.freeze(user)).toEqual({ voided: 2 });
  expect(await league.balance(user)).toBe(100_000n);
});
