import { newId, type Db } from '@oddsmates/kit';
import { leagueOn, MARKETS, walletDatabase } from '../testing/world';

let db: Db;
let now: Date;
beforeAll(async () => {
  db = await walletDatabase();
});
beforeEach(() => {
  now = new Date('2026-11-01T12:00:00.000Z');
});
afterAll(() => db.close());

const DAY_MS = 86_400_000;
const clock = () => now;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

/** Bets 100 on the home side of one event after the other, and lets each come out as told. */
async function play(league: ReturnType<typeof leagueOn>, user: string, results: ('won' | 'lost' | 'void')[]): Promise<void> {
  for (const result of results) {
    const event = await league.book({ markets: MARKETS.slice(0, 1) });
    await league.bet(user, event, { amount: 100 });
    later(1_000);
    await (result === 'void' ? league.cancel(event) : league.settle(event, { winning_outcome: result === 'won' ? 'home' : 'away' }));
    later(1_000);
  }
}

test('the record of a player: voids neither count nor break a streak, a loss does', async () => {
  const league = leagueOn(db, clock);
  const user = await league.member();
  await play(league, user, ['won', 'lost', 'won', 'void', 'won']);
  await league.bet(user, await league.book(), { amount: 1 });
  expect(await league.stats(user)).toEqual({
    total_bets: 6,
    win_rate: 75,
    current_streak: 2,
    lifetime_winnings: 273,
    user_level: 1,
    date_joined: '2026-11-01T12:00:00.000Z',
  });
  await play(league, user, ['lost']);
  expect(await league.stats(user)).toMatchObject({ current_streak: 0, win_rate: 60 });
});

test('100 points are the next level', async () => {
  const league = leagueOn(db, clock);
  const user = await league.member();
  await play(league, user, ['won', 'won', 'won', 'won', 'won']);
  expect(await league.stats(user)).toMatchObject({ user_level: 1 }); // 5 x 19
  await play(league, user, ['won']);
  expect(await league.stats(user)).toMatchObject({ user_level: 2, current_streak: 6, win_rate: 100 });
});

test('who has never bet has a record too', async () => {
  const nothing = { total_bets: 0, win_rate: 0, current_streak: 0, lifetime_winnings: 0, user_level: 1, date_joined: '2026-11-01T12:00:00.000Z' };
  expect(await leagueOn(db, clock).stats(newId())).toEqual(nothing);
});

test('performance: one point per day with settled bets, and what the bankrolls held at its end', async () => {
  const [league, other] = [leagueOn(db, clock), leagueOn(db, clock)];
  const user = await league.member();
  expect(await league.performance(user)).toMatchObject({ points: [] });
  await play(league, user, ['won', 'lost']);
  later(DAY_MS);
  await other.member(user);
  later(DAY_MS);
  await play(league, user, ['lost']);
  await league.bet(user, await league.book(), { amount: 50 });
  expect((await league.performance(user)).points).toEqual([
    { date: '2026-11-01', profit: -9, balance: 991 },
    { date: '2026-11-03', profit: -100, balance: 1841 },
  ]);
  expect([await league.balance(user), await other.balance(user)]).toEqual([84_100n, 100_000n]);
});

test('achievements carry the time they were earned', async () => {
  const league = leagueOn(db, clock);
  const user = await league.member();
  const earned = async () => Object.fromEntries((await league.performance(user)).achievements.map(({ key, earned_at }) => [key, earned_at]));
  expect(new Set(Object.values(await earned()))).toEqual(new Set([undefined]));
  await play(league, user, ['won', 'won', 'lost', 'won', 'void', 'won', 'won']);
  expect(await earned()).toEqual({
    first_bet: '2026-11-01T12:00:00.000Z',
    first_win: '2026-11-01T12:00:01.000Z',
    three_in_a_row: '2026-11-01T12:00:13.000Z',
    long_shot: undefined,
    closest_guess: undefined,
    ten_wins: undefined,
  });
  await play(league, user, ['won', 'won', 'won', 'won', 'won']);
  expect(await earned()).toMatchObject({ ten_wins: '2026-11-01T12:00:23.000Z' });
});

test('long shots and closest guesses earn their badge', async () => {
  const league = leagueOn(db, clock);
  const [user = '', other = ''] = await league.members(2);
  const outcomes = ['home', 'away'].map((key) => ({ key, name: key, odds_hundredths: 500, point_tenths: undefined }));
  const event = await league.book({ markets: [{ key: 'h2h', outcomes }] });
  const guesses = await league.guessBook();
  await league.bet(user, event, { amount: 1 });
  await league.bet(user, guesses, { amount: 1, guess: 1 });
  await league.bet(other, guesses, { amount: 1, guess: 2 });
  await league.settle(event);
  await league.settle(guesses, { actual_value_hundredths: 100n });
  const badges = (await league.performance(user)).achievements.filter(({ earned_at }) => earned_at !== undefined).map(({ key }) => key);
  expect(badges).toEqual(['first_bet', 'first_win', 'long_shot', 'closest_guess']);
});

test('bets are listed newest first and page by page', async () => {
  const league = leagueOn(db, clock);
  const user = await league.member();
  await play(league, user, ['won', 'lost', 'won']);
  const all = (await league.bets(user)).bets;
  expect(all.map(({ status }) => status)).toEqual(['won', 'lost', 'won']);
  const first = (await league.bets(user, { limit: 2 })).bets;
  const rest = (await league.bets(user, { limit: 2, before: first[1]?.id })).bets;
  expect([...first, ...rest]).toEqual(all);
  expect((await league.bets(await league.member())).bets).toEqual([]);
});

test('standings: the points of a league alone, and one bankroll', async () => {
  const [league, other] = [leagueOn(db, clock), leagueOn(db, clock)];
  const user = await league.member();
  await other.member(user);
  await play(league, user, ['won', 'lost', 'won']);
  await play(other, user, ['won']);
  expect(await league.standings(user)).toEqual({ balance_cents: 108_200n, points: [{ user_id: user, points: 38 }] });
  expect(await league.standings(newId())).toMatchObject({ balance_cents: 0n });
});

test('standings of many leagues at once, in the order asked for', async () => {
  const [league, other, foreign] = [leagueOn(db, clock), leagueOn(db, clock), leagueOn(db, clock)];
  const [user = '', mate = ''] = await league.members(2);
  await other.member(user);
  await play(league, user, ['won']);
  await play(league, mate, ['won', 'won']);
  await play(other, user, ['lost']);
  const { leagues } = await league.listStandings(user, [foreign.leagueId, other.leagueId, league.leagueId]);
  expect(leagues).toEqual([
    { league_id: foreign.leagueId, balance_cents: 0n, points: [] },
    { league_id: other.leagueId, balance_cents: 90_000n, points: [] },
    { league_id: league.leagueId, balance_cents: 109_100n, points: [{ user_id: mate, points: 38 }, { user_id: user, points: 19 }] },
  ]);
  expect(await league.listStandings(user, [])).toEqual({ leagues: [] });
});

test('points of events: what every bet has earned, and what was guessed', async () => {
  const league = leagueOn(db, clock);
  const [user = '', mate = ''] = await league.members(2);
  const [event, guesses, other] = [await league.book(), await league.guessBook(), await league.book()];
  await league.bet(user, event, { amount: 10 });
  await league.bet(mate, event, { amount: 10, outcome: 'away' });
  await league.bet(user, guesses, { amount: 10, guess: 41.5 });
  await league.bet(user, other, { amount: 10 });
  await league.settle(event);
  const { points } = await league.points([event, guesses]);
  expect(points).toEqual([
    { event_id: event, user_id: user, status: 'won', points: 19, guess_hundredths: undefined },
    { event_id: event, user_id: mate, status: 'lost', points: 0, guess_hundredths: undefined },
    { event_id: guesses, user_id: user, status: 'open', points: 0, guess_hundredths: 4_150n },
  ]);
});

test('performance counts entry fees and pots in the balance, not in the profit', async () => {
  const league = leagueOn(db, clock);
  const [user, circuit, given] = [await league.member(), newId(), newId()];
  await league.enter(user, circuit, 500n);
  await league.enter(user, newId(), 700n, given);
  await play(league, user, ['won']);
  later(DAY_MS);
  await league.refund(given);
  await league.enter(await league.member(), circuit, 500n);
  await league.payPot(circuit, { [user]: 1_000n });
  await play(league, user, ['lost']);
  expect((await league.performance(user)).points).toEqual([
    { date: '2026-11-01', profit: 91, balance: 1079 },
    { date: '2026-11-02', profit: -100, balance: 996 },
  ]);
  expect(await league.balance(user)).toBe(99_600n);
});

test('players: money in the leagues they belong to now, points from all', async () => {
  const [league, other] = [leagueOn(db, clock), leagueOn(db, clock)];
  const user = await league.member();
  await other.member(user);
  await play(other, user, ['won']);
  const stranger = newId();
  expect((await league.players([stranger, user])).players).toEqual([
    { user_id: stranger, money_cents: 0n, points_earned: 0 },
    { user_id: user, money_cents: 209_100n, points_earned: 19 },
  ]);
  await other.freeze(user);
  expect((await league.players([user])).players).toEqual([{ user_id: user, money_cents: 100_000n, points_earned: 19 }]);
});
