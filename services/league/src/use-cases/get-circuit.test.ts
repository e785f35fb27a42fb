import { newId } from '@oddsmates/kit';
import { present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

/** A league of ann with bob in it and a circuit over two games, the second of weight 3. */
async function opened() {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league } = await t.league(ann);
  await t.join(league, ann, bob);
  const [first, second] = [(await t.event(league, ann)).id, (await t.event(league, ann)).id];
  const component_events_data = [{ league_event_id: first, weight: 1 }, { league_event_id: second, weight: 3 }];
  const { id } = await t.circuit(league, ann, [], { component_events_data });
  const join = (user: string) => t.calls.joinCircuit(t.as(user), { id });
  const complete = (event_id: string) => t.calls.completeEvent(t.as(ann), { event_id, winning_outcome: 'home' });
  const earn = (event_id: string, user_id: string, points: number) => t.wallet.eventPoints.push({ event_id, user_id, points, status: 'won' });
  const get = async (user = ann) => present((await t.calls.getCircuit(t.as(user), { id })).circuit);
  const scores = async () => (await get()).participants.map(({ user, score }) => [user?.username, score]);
  return { ann, bob, league, first, second, id, join, complete, earn, get, scores };
}

test('tells the standings as they are now: weight x points, highest first', async () => {
  const { ann, bob, first, second, join, complete, earn, scores } = await opened();
  await join(ann);
  await join(bob);
  expect(await scores()).toEqual([['ann', 0], ['bob', 0]]);
  await complete(second);
  earn(first, ann, 999);
  earn(second, bob, 21);
  expect(await scores()).toEqual([['bob', 63], ['ann', 0]]);
});

test('does not count bets on events that were over as somebody joined', async () => {
  const { ann, bob, first, join, complete, earn, scores } = await opened();
  await join(ann);
  await complete(first);
  await join(bob);
  earn(first, ann, 19);
  earn(first, bob, 21);
  expect(await scores()).toEqual([['ann', 19], ['bob', 0]]);
});

test('holds the component events as GetEvent gives them, the pot, and whether the caller takes part', async () => {
  const { ann, bob, league, first, join, get } = await opened();
  t.wallet.bets = [{ event_id: first, user_id: bob, bet: undefined, market_key: '', outcome_key: '' }];
  await join(bob);
  const { event } = await t.calls.getEvent(t.as(ann), { event_id: first });
  t.wallet.reset();
  const circuit = await get();
  expect(circuit.component_events[0]).toEqual({ league_event: event, weight: 1 });
  expect(circuit).toMatchObject({
    joined: false, pot: '5.00', participant_count: 1,
    participants: [{ user: { id: bob, username: 'bob' }, score: 0, joined_at: '2026-03-01T12:00:00.000Z', profile_image_url: `/media/profiles/${bob}.webp` }],
  });
  expect(t.wallet.calls).toEqual(['listEventBets']);
  expect((await get(bob)).joined).toBe(true);
  expect((await t.calls.getLeague(t.as(bob), { id: league })).league?.circuits).toMatchObject([{ joined: true, pot: '5.00', participant_count: 1 }]);
});

test('lists circuits in one call for points, undecided ones first, then the newest', async () => {
  const { ann, bob, league, first, second, id, join, complete, earn } = await opened();
  t.time.now = new Date(t.time.now.getTime() + 1_000);
  const { id: short } = await t.circuit(league, ann, [first], { name: 'Short' });
  t.time.now = new Date(t.time.now.getTime() + 1_000);
  const { id: last } = await t.circuit(league, ann, [first, second], { name: 'Last', entry_fee: '' });
  await join(bob);
  await t.calls.joinCircuit(t.as(ann), { id: last });
  await complete(first);
  earn(first, bob, 7);
  t.wallet.reset();
  const { circuits } = await t.calls.listCircuits(t.as(ann), { league_id: league });
  expect(circuits.map((circuit) => [circuit.id, circuit.status, circuit.joined])).toEqual([[last, 'active', true], [id, 'active', false], [short, 'completed', false]]);
  expect(circuits[1]?.participants).toMatchObject([{ user: { username: 'bob' }, score: 7 }]);
  expect(circuits[1]?.component_events.map(({ league_event, weight }) => [league_event?.id, weight])).toEqual([[first, 1], [second, 3]]);
  expect(t.wallet.calls).toEqual(['listEventPoints']);
});

test('lists the twenty best of many participants, and says how many there are', async () => {
  const { ann, league, id, get } = await opened();
  await t.db.query(
    `INSERT INTO circuit_entries (id, circuit_id, user_id, status, joined_at, missed_event_ids, next_attempt_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'joined', now(), '{}', now() FROM generate_series(1, 30)`,
    [id],
  );
  const [listed] = (await t.calls.listCircuits(t.as(ann), { league_id: league })).circuits;
  expect([listed?.participants.length, listed?.participant_count, listed?.pot]).toEqual([20, 30, '150.00']);
  expect((await get()).participants).toHaveLength(30);
});

test('is for members', async () => {
  const { id } = await opened();
  await expect(t.calls.getCircuit(t.as(t.user('stranger')), { id })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(t.calls.getCircuit(t.as(t.user('stranger')), { id: newId() })).rejects.toMatchObject({ reason: 'CIRCUIT_NOT_FOUND', sentence: 'Circuit not found.' });
});
