import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test("lists the caller's leagues with members, sports and balance, without circuits and events", async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const aces = await t.league(ann, 'Aces');
  t.time.now = new Date(t.time.now.getTime() + 1_000);
  const kings = await t.league(bob, 'Kings');
  await t.league(bob, 'Without ann');
  await t.join(kings.id, bob, ann);
  await t.event(aces.id, ann, { sport: 'Golf' });
  t.wallet.bankrolls.set(`${kings.id} ${ann}`, 1_234n);
  t.wallet.points.set(`${kings.id} ${bob}`, 19);
  t.wallet.reset();

  const { leagues } = await t.calls.listLeagues(t.as(ann), {});
  expect(leagues).toMatchObject([
    { id: aces.id, name: 'Aces', sports: ['Golf'], balance: 1000, captain: { id: ann, username: 'ann' }, events: [], circuits: [] },
    { id: kings.id, name: 'Kings', sports: [], balance: 12.34, captain: { id: bob, username: 'bob' }, events: [], circuits: [] },
  ]);
  expect(leagues.map(({ members }) => members.map(({ username }) => username).sort())).toEqual([['ann'], ['ann', 'bob']]);
  expect(leagues[1]?.members.map(({ points }) => points)).toEqual([19, 0]);
  expect(t.wallet.calls).toEqual(['listStandings']);
});

test('is empty for somebody without a league, without a call to anybody', async () => {
  t.wallet.reset();
  expect(await t.calls.listLeagues(t.as(t.user('loner')), {})).toEqual({ leagues: [] });
  expect(t.wallet.calls).toEqual([]);
});
