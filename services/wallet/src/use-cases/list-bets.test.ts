import type { Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';

let db: Db;
let league: League;
beforeAll(async () => {
  db = await walletDatabase();
  league = leagueOn(db, () => new Date('2026-11-21T20:00:00.000Z'));
});
afterAll(() => db.close());

const whys = async (user: string) => (await league.bets(user)).bets.map(({ why }) => why);

test('a won bet says by which rule, what happened, how it was worked out and which transfers moved its money', async () => {
  const user = await league.member();
  const event = await league.book();
  const { bet } = await league.bet(user, event, { amount: 100, market: 'spreads', outcome: 'home' });
  await league.settle(event, { winning_outcome: 'home', home_score: 106, away_score: 99 });
  const at = '2026-11-21T20:00:00.000Z';
  expect(await whys(user)).toEqual([
    {
      rule: expect.stringContaining("The side's score plus its line"),
      outcome: 'Lakers 106, Bulls 99: 106 - 3.5 = 102.5 against 99.',
      arithmetic: '100.00 x 1.90 = 190.00',
      transfers: [
        { reference: `bet:${bet?.id}:stake`, from: 'bankroll', to: 'stakes', amount: 100, at },
        { reference: `bet:${bet?.id}:return`, from: 'stakes', to: 'bankroll', amount: 100, at },
        { reference: `bet:${bet?.id}:profit`, from: 'house', to: 'bankroll', amount: 90, at },
      ],
    },
  ]);
});

test('an open bet has nothing to explain yet', async () => {
  const user = await league.member();
  await league.bet(user, await league.book(), { amount: 100 });
  expect(await whys(user)).toEqual([undefined]);
});

test('a bet is void for a reason: cancelled, removed, or nothing that could decide it', async () => {
  const user = await league.member();
  const [cancelled, undecided, removed] = [await league.book(), await league.book(), await league.book()];
  for (const event of [cancelled, undecided, removed]) await league.bet(user, event, { amount: 10, market: 'totals', outcome: 'over' });
  await league.cancel(cancelled);
  await league.settle(undecided);
  await league.freeze(user);
  const before = await whys(user);
  await league.settle(removed, { winning_outcome: 'home', home_score: 1, away_score: 0 });
  expect(await whys(user)).toEqual(before);
  expect(before.map((why) => why?.outcome)).toEqual([
    'Removed from the league while the event was open.',
    'The event was completed without a score.',
    'The event was cancelled.',
  ]);
  expect(before.map((why) => why?.transfers.map(({ from, to }) => `${from}-${to}`))).toEqual(Array(3).fill(['bankroll-stakes', 'stakes-bankroll']));
});

test('guesses tell how far off they were, and how far the nearest was', async () => {
  const [one = '', two = '', three = ''] = await league.members(3);
  const event = await league.guessBook();
  for (const [user, guess] of [[one, 41], [two, 43], [three, 50]] as const) await league.bet(user, event, { amount: 10.01, guess });
  await league.settle(event, { actual_value_hundredths: 4_200n });
  expect((await whys(one))[0]).toMatchObject({ arithmetic: '30.03 x 10.01 / 20.02 = 15.01, + 0.01 left over = 15.02' });
  expect((await whys(two))[0]).toMatchObject({ outcome: 'The actual value was 42. Your guess of 43 was 1 off, and so was 1 other.' });
  expect((await whys(three))[0]).toMatchObject({ outcome: 'The actual value was 42. Your guess of 50 was 8 off; the nearest was 1 off.' });
});

test('the bets of others, in the list of an event, carry no transfers of theirs', async () => {
  const [me = '', other = ''] = await league.members(2);
  const event = await league.book();
  await league.bet(other, event, { amount: 10 });
  await league.settle(event);
  expect((await league.eventBets(me, [event])).bets[0]?.bet?.why).toBeUndefined();
});
