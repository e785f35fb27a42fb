import { newId } from '@oddsmates/kit';
import { present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

test('is for members: a stranger is refused, and a league that does not exist is not found', async () => {
  const league = await t.league(t.user('ann'));
  const stranger = t.as(t.user('stranger'));
  await expect(t.calls.getLeague(stranger, { id: league.id })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(t.calls.getLeague(stranger, { id: newId() })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});

test('sorts members by points, then by when they joined, and tells the caller their own balance', async () => {
  const [ann, bob, cat, dan] = [t.user('ann'), t.user('bob'), t.user('cat'), t.user('dan')];
  const { id } = await t.league(ann);
  for (const [minute, user] of [bob, cat, dan].entries()) {
    t.time.now = new Date(t.time.now.getTime() + (minute + 1) * 60_000);
    await t.join(id, ann, user);
  }
  t.wallet.points.set(`${id} ${dan}`, 40);
  t.wallet.points.set(`${id} ${cat}`, 19);
  t.wallet.bankrolls.set(`${id} ${bob}`, 98_765n);
  const league = present((await t.calls.getLeague(t.as(bob), { id })).league);
  expect(league.members.map(({ username, points }) => [username, points])).toEqual([['dan', 40], ['cat', 19], ['ann', 0], ['bob', 0]]);
  expect(league.balance).toBe(987.65);
});

test('holds events with their bets and sports, in one wallet call of each kind', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id } = await t.league(ann);
  await t.join(id, ann, bob);
  const first = await t.event(id, ann, { sport: 'Basketball' });
  const second = await t.event(id, ann, { sport: 'Tennis' });
  await t.event(id, ann, { sport: 'Tennis' });
  const bet = {
    id: newId(), league_id: id, league_name: '', event_id: first.id, event_name: '', sport: '', selection: 'Lakers', amount: 25, odds: 1.91,
    status: 'open', placed_at: '',
  };
  t.wallet.bets = [
    { event_id: first.id, user_id: bob, bet, market_key: 'h2h', outcome_key: 'home' },
    { event_id: second.id, user_id: ann, bet: undefined, market_key: '', outcome_key: '' },
  ];
  t.wallet.reset();
  const league = present((await t.calls.getLeague(t.as(bob), { id })).league);
  expect(league.sports).toEqual(['Basketball', 'Tennis']);
  expect(league.events.find((event) => event.id === first.id)?.user_bets).toEqual([
    {
      user_id: bob, username: 'bob', bet_id: bet.id, marketKey: 'h2h', outcomeKey: 'home', selection: 'Lakers', amount: 25, odds: 1.91,
      guess: undefined, status: 'open', payout: undefined,
    },
  ]);
  expect(league.events.find((event) => event.id === second.id)?.user_bets).toEqual([{ user_id: ann, username: 'ann' }]);
  expect(t.wallet.calls.sort()).toEqual(['getLeagueStandings', 'listEventBets']);
});

test('says so when the wallet cannot be reached, rather than showing wrong balances', async () => {
  const ann = t.user('ann');
  const { id } = await t.league(ann);
  t.wallet.set('down', 'getLeagueStandings');
  await expect(t.calls.getLeague(t.as(ann), { id })).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
});
