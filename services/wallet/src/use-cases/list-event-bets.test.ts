import type { Db } from '@oddsmates/kit';
import { leagueOn, walletDatabase, type League } from '../testing/world';

let db: Db;
beforeAll(async () => {
  db = await walletDatabase();
});
afterAll(() => db.close());

async function twoBets(league: League, event: string) {
  const [me = '', other = ''] = await league.members(2);
  await league.bet(me, event, { amount: 10, outcome: 'home' });
  await league.bet(other, event, { amount: 20, outcome: 'away' });
  return { me, other };
}

test('while betting is open one sees that others have bet, not on what', async () => {
  const league = leagueOn(db);
  const event = await league.book();
  const { me, other } = await twoBets(league, event);
  const { bets } = await league.eventBets(me, [event]);
  expect(bets).toEqual([
    { event_id: event, user_id: me, bet: expect.objectContaining({ amount: 10, selection: 'Lakers' }), market_key: 'h2h', outcome_key: 'home' },
    { event_id: event, user_id: other, bet: undefined, market_key: '', outcome_key: '' },
  ]);
});

test.each(['settled', 'voided'])('of a %s event all see all bets', async (end) => {
  const league = leagueOn(db);
  const event = await league.book();
  const { me, other } = await twoBets(league, event);
  await (end === 'settled' ? league.settle(event) : league.cancel(event));
  const { bets } = await league.eventBets(me, [event]);
  expect(bets[1]).toMatchObject({ user_id: other, bet: { amount: 20, selection: 'Bulls' }, market_key: 'h2h', outcome_key: 'away' });
});

test('from the start of an event all see all bets', async () => {
  let now = new Date('2026-11-21T19:59:59.999Z');
  const league = leagueOn(db, () => now);
  const event = await league.book({ closes_at: '2026-11-21T20:00:00.000Z' });
  const { me } = await twoBets(league, event);
  expect((await league.eventBets(me, [event])).bets[1]?.bet).toBeUndefined();
  now = new Date('2026-11-21T20:00:00.000Z');
  expect((await league.eventBets(me, [event])).bets[1]?.bet).toMatchObject({ status: 'open', selection: 'Bulls' });
});

test('only the events asked for are told', async () => {
  const league = leagueOn(db);
  const [event, another] = [await league.book(), await league.book()];
  const { me } = await twoBets(league, event);
  expect((await league.eventBets(me, [another])).bets).toEqual([]);
  expect((await league.eventBets(me, [])).bets).toEqual([]);
});
