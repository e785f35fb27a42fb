import { newId } from '@oddsmates/kit';
import { LeagueEventCompleted } from '@oddsmates/proto/grpc/events/v1/event';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

/** A league of ann with bob in it, and an event. */
async function opened(said: Parameters<TestLeague['event']>[2] = {}) {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league } = await t.league(ann);
  await t.join(league, ann, bob);
  const { id: event_id } = await t.event(league, ann, said);
  const complete = (winning_outcome: string, more: object = {}, options = {}) => t.calls.completeEvent(t.as(ann, options), { event_id, winning_outcome, ...more });
  const status = async () => (await t.calls.getEvent(t.as(bob), { event_id })).event?.status;
  const facts = async () => (await t.told(LeagueEventCompleted)).filter((fact) => fact.event_id === event_id);
  return { ann, bob, league, event_id, complete, status, facts };
}

test('settles the book with the result and then tells everybody', async () => {
  const { ann, bob, event_id, complete, facts } = await opened();
  const { event } = await complete('home', { home_score: 101, away_score: 99 });
  expect(event).toMatchObject({
    status: 'completed', completed: true, betting_open: false, completed_at: '2026-03-01T12:00:00.000Z',
    market_data: { outcomeKey: 'home' }, result: { winning_outcome: 'home', home_score: 101, away_score: 99 },
  });
  expect(t.wallet.settled.get(event_id)).toMatchObject({ winning_outcome: 'home', home_score: 101, away_score: 99 });
  expect(await facts()).toMatchObject([{ event_name: 'Lakers vs Bulls', member_ids: [ann, bob] }]);
});

test('takes the name of the winner as well as its key', async () => {
  const { event_id, complete } = await opened({ home_team: 'Lakers', away_team: 'Bulls' });
  await complete('Bulls');
  expect(t.wallet.settled.get(event_id)).toMatchObject({ winning_outcome: 'away', home_score: undefined, away_score: undefined });
});

test('completes a closest guess with its actual value', async () => {
  const { event_id, complete } = await opened({ betting_type: 'closest_guess' });
  await expect(complete('home')).rejects.toMatchObject({ reason: 'ACTUAL_VALUE_REQUIRED' });
  const { event } = await complete('', { actual_value: 42.5 });
  expect(event).toMatchObject({ completed: true, result: { winning_outcome: '', actual_value: 42.5 }, market_data: { outcomeKey: undefined } });
  expect(t.wallet.settled.get(event_id)).toMatchObject({ winning_outcome: '', actual_value_hundredths: 4250n });
});

test.each([
  ['draw', {}, 'WINNING_OUTCOME_UNKNOWN'],
  ['', {}, 'WINNING_OUTCOME_UNKNOWN'],
  ['home', { home_score: 1 }, 'SCORES_INCOMPLETE'],
  ['home', { home_score: 1, away_score: 2 }, 'SCORES_CONTRADICT'],
])('refuses %p with %p and leaves the event open', async (outcome, more, reason) => {
  const { complete, status } = await opened();
  await expect(complete(outcome, more)).rejects.toMatchObject({ reason });
  expect(await status()).toBe('open');
  expect(t.wallet.count('settleBook')).toBe(0);
});

test('takes the score of a spread only where it fits, and an exact tie with the line either way', async () => {
  const spread = (line: number) => ({ key: 'spreads', outcomes: [{ key: 'home', price: 1.91, point: -line }, { key: 'away', price: 1.91, point: line }] });
  const half = await opened({ market_data: spread(3.5) });
  await expect(half.complete('home', { home_score: 103, away_score: 100 })).rejects.toMatchObject({ reason: 'SCORES_CONTRADICT' });
  expect(await half.status()).toBe('open');
  expect((await half.complete('away', { home_score: 103, away_score: 100 })).event?.result).toEqual({ winning_outcome: 'away', home_score: 103, away_score: 100 });
  const whole = await opened({ market_data: spread(3) });
  expect((await whole.complete('home', { home_score: 103, away_score: 100 })).event?.completed).toBe(true);
});

test('is for the captain alone', async () => {
  const { ann, bob, event_id } = await opened();
  const complete = (user: string, id = event_id) => t.calls.completeEvent(t.as(user), { event_id: id, winning_outcome: 'home' });
  await expect(complete(bob)).rejects.toMatchObject({ reason: 'CAPTAIN_ONLY_COMPLETE' });
  await expect(complete(t.user('stranger'))).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(complete(ann, newId())).rejects.toMatchObject({ reason: 'EVENT_NOT_FOUND' });
});

test('happens once, however many click at the same time', async () => {
  const { event_id, complete, facts } = await opened();
  const outcomes = await Promise.allSettled([complete('home'), complete('away'), complete('home'), complete('away')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.map((outcome) => (outcome.reason as { reason: string }).reason)).toEqual(Array(3).fill('EVENT_ALREADY_COMPLETED'));
  expect(await facts()).toHaveLength(1);
  await expect(complete('home')).rejects.toMatchObject({ reason: 'EVENT_ALREADY_COMPLETED' });
  expect(t.wallet.settled.has(event_id)).toBe(true);
});

test('gives the same answer again under the same request key', async () => {
  const { complete } = await opened();
  const once = () => complete('home', {}, { idempotencyKey: 'complete' });
  expect(await once()).toEqual(await once());
});

test.each(['down', 'lost'] as const)('with the wallet set to %s the result stands and the sweeper pays it out once', async (fault) => {
  const { event_id, complete, status, facts } = await opened();
  t.wallet.set(fault, 'settleBook');
  await expect(complete('home')).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect(await status()).toBe('completing');
  await expect(complete('away')).rejects.toMatchObject({ reason: 'EVENT_ALREADY_COMPLETED' });
  await t.sweepLater();
  expect([await status(), await facts()]).toEqual(['completing', []]);

  t.wallet.reset();
  await Promise.all([t.sweepLater(), t.sweepLater()]);
  expect(await status()).toBe('completed');
  expect(t.wallet.settled.get(event_id)?.winning_outcome).toBe('home');
  expect(await facts()).toHaveLength(1);
  t.wallet.reset();
  await t.sweepLater();
  expect(t.wallet.calls).toEqual([]);
});

test('goes on under the same request key after an outage', async () => {
  const { complete } = await opened();
  const once = () => complete('home', {}, { idempotencyKey: 'again' });
  t.wallet.set('down', 'settleBook');
  await expect(once()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  t.wallet.reset();
  expect((await once()).event?.status).toBe('completed');
});

test('is finished by the sweeper when the wallet hung', async () => {
  const { complete, status } = await opened();
  t.wallet.set('hang', 'settleBook');
  await expect(complete('home', {}, { deadline: new Date(Date.now() + 300) })).rejects.toMatchObject({ reason: 'DEADLINE_EXCEEDED' });
  expect(await status()).toBe('completing');
  t.wallet.reset();
  await t.sweepLater();
  expect(await status()).toBe('completed');
});

test('opens the book first when the wallet never heard of it', async () => {
  t.wallet.set('down', 'openBook');
  const { event_id, complete } = await opened();
  expect(t.wallet.books.has(event_id)).toBe(false);
  t.wallet.reset();
  await complete('home');
  expect(t.wallet.calls.filter((call) => call.endsWith('Book'))).toEqual(['openBook', 'settleBook']);
});
