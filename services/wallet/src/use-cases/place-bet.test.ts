import { newId, type Db } from '@oddsmates/kit';
import { BetPlaced } from '@oddsmates/proto/grpc/events/v1/wallet';
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

async function refusal(bet: Promise<unknown>): Promise<unknown> {
  return bet.then(
    () => 'placed',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

test('a bet holds its stake and answers with the book\'s own words', async () => {
  const user = await league.member();
  const event = await league.book();
  const { bet, balance } = await league.bet(user, event, { amount: 100.5, market: 'spreads', outcome: 'away', odds: 1.92 });
  expect(balance).toBe(899.5);
  expect(bet).toMatchObject({
    event_id: event, league_id: league.leagueId, league_name: 'Court Kings', event_name: 'Lakers vs Bulls', sport: 'Basketball',
    selection: 'Bulls +3.5', amount: 100.5, odds: 1.92, status: 'open',
  });
  expect((await league.bets(user)).bets).toEqual([bet]);
});

test('others are told that a bet was placed', async () => {
  const user = await league.member();
  const event = await league.book();
  const { bet } = await league.bet(user, event, { amount: 12 });
  const [told] = await db.query<{ payload: Buffer }>(`SELECT payload FROM outbox WHERE key = $1 AND type = 'events.v1.BetPlaced'`, [event]);
  expect(told && BetPlaced.decode(told.payload)).toMatchObject({ bet_id: bet?.id, user_id: user, stake_cents: 1_200n });
});

test('the feed\'s id names an event as well as the league\'s', async () => {
  const user = await league.member();
  const event = await league.book({ external_event_id: 'feed-4711' });
  expect((await league.bet(user, 'feed-4711', { amount: 1 })).bet?.event_id).toBe(event);
});

test('of an event that was cancelled and added again, the open one is meant', async () => {
  const user = await league.member();
  const first = await league.book({ external_event_id: 'feed-again' });
  await league.cancel(first);
  const second = await league.book({ external_event_id: 'feed-again' });
  expect((await league.bet(user, 'feed-again', { amount: 1 })).bet?.event_id).toBe(second);
});

test('a guess is a bet without odds', async () => {
  const user = await league.member();
  const { bet } = await league.bet(user, await league.guessBook(), { amount: 5, guess: 42.25 });
  expect(bet).toMatchObject({ guess: 42.25, selection: '42.25', odds: undefined });
});

test('all of a bankroll may be staked', async () => {
  const user = await league.member();
  expect((await league.bet(user, await league.book(), { amount: 1000 })).balance).toBe(0);
});

describe('refuses, and stakes nothing:', () => {
  const bad = { amount: 0, market: 'nonsense', odds: 3 };

  test('somebody who is no member, before anything else', async () => {
    expect(await refusal(league.bet(newId(), newId(), bad))).toContain('NOT_A_MEMBER');
  });

  test('a league that was never heard of', async () => {
    expect(await refusal(leagueOn(db).bet(newId(), newId(), bad))).toContain('NOT_A_MEMBER');
  });

  test('a member whose bankroll is frozen', async () => {
    const user = await league.member();
    await league.freeze(user);
    expect(await refusal(league.bet(user, await league.book(), { amount: 1 }))).toContain('NOT_A_MEMBER');
  });

  test.each([0, -1, 0.001, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %d, before looking for the event', async (amount) => {
    expect(await refusal(league.bet(await league.member(), newId(), { ...bad, amount }))).toContain('AMOUNT_INVALID');
  });

  test('an event of another league', async () => {
    const other = leagueOn(db);
    const event = await other.book();
    expect(await refusal(league.bet(await league.member(), event, { amount: 1 }))).toContain('EVENT_NOT_IN_LEAGUE');
  });

  test('a completed event, though there is an earlier bet', async () => {
    const user = await league.member();
    const event = await league.book();
    await league.bet(user, event, { amount: 1 });
    await league.settle(event);
    expect(await refusal(league.bet(user, event, { ...bad, amount: 1 }))).toContain('This event has already completed. You cannot place a bet.');
  });

  test('a cancelled event', async () => {
    const event = await league.book();
    await league.cancel(event);
    expect(await refusal(league.bet(await league.member(), event, { amount: 1 }))).toContain('EVENT_CANCELLED');
  });

  test('an event from its start on, to the millisecond', async () => {
    const start = new Date('2026-11-21T20:00:00.000Z');
    let now = new Date(start.getTime() - 1);
    const timed = leagueOn(db, () => now);
    const [early, late] = [await timed.member(), await timed.member()];
    const event = await timed.book({ closes_at: start.toISOString() });
    expect(await refusal(timed.bet(early, event, { amount: 1 }))).toBe('placed');
    now = start;
    expect(await refusal(timed.bet(late, event, { amount: 1 }))).toContain('BETTING_CLOSED');
  });

  test('odds from when on they are too old, to the millisecond, though the client saw others', async () => {
    const old = new Date('2026-11-21T20:00:00.000Z');
    let now = new Date(old.getTime() - 1);
    const timed = leagueOn(db, () => now);
    const [early, late] = [await timed.member(), await timed.member()];
    const event = await timed.book({ odds_valid_until: old.toISOString() });
    expect(await refusal(timed.bet(early, event, { amount: 1 }))).toBe('placed');
    now = old;
    expect(await refusal(timed.bet(late, event, { amount: 1, odds: 3 }))).toContain('ODDS_STALE');
    expect(await timed.balance(late)).toBe(100_000n);
  });

  test('a second bet, though its outcome is unknown', async () => {
    const user = await league.member();
    const event = await league.book();
    await league.bet(user, event, { amount: 1 });
    expect(await refusal(league.bet(user, event, { ...bad, amount: 1 }))).toContain('You have already placed a bet on this event.');
  });

  test('an unknown outcome, though the balance is too small', async () => {
    const event = await league.book();
    const user = await league.member();
    expect(await refusal(league.bet(user, event, { ...bad, amount: 2000 }))).toContain('OUTCOME_UNKNOWN');
    expect(await refusal(league.bet(user, event, { amount: 2000, market: 'h2h', outcome: 'draw' }))).toContain('OUTCOME_UNKNOWN');
  });

  test.each([undefined, 0.001, Number.NaN])('a guess of %p', async (guess) => {
    expect(await refusal(league.bet(await league.member(), await league.guessBook(), { amount: 1, guess }))).toContain('GUESS_INVALID');
  });

  test('more than the bankroll, and says how much there is', async () => {
    const user = await league.member();
    expect(await refusal(league.bet(user, await league.book(), { amount: 1000.01, odds: 3 }))).toBe(
      'INSUFFICIENT_FUNDS: Insufficient funds. Your balance is $1000.00',
    );
    expect(await league.balance(user)).toBe(100_000n);
  });

  test('odds that are not the book\'s, and tells the current ones', async () => {
    const user = await league.member();
    const event = await league.book();
    await expect(league.bet(user, event, { amount: 10, odds: 1.9 })).rejects.toMatchObject({ reason: 'ODDS_CHANGED', details: { odds: 1.91 } });
    expect(await league.balance(user)).toBe(100_000n);
  });
});

describe('with a request key', () => {
  test('the same request gives the first answer again', async () => {
    const user = await league.member();
    const event = await league.book();
    const wish = { amount: 10, key: 'key-1' };
    const answers = await Promise.all([1, 2, 3].map(() => league.bet(user, event, wish)));
    expect(new Set(answers.map(({ bet }) => bet?.id)).size).toBe(1);
    expect(await league.balance(user)).toBe(99_000n);
  });

  test('another request is refused', async () => {
    const user = await league.member();
    const event = await league.book();
    await league.bet(user, event, { amount: 10, key: 'key-2' });
    expect(await refusal(league.bet(user, event, { amount: 11, key: 'key-2' }))).toContain('IDEMPOTENCY_KEY_REUSED');
  });
});
