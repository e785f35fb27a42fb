import { CircuitDecided } from '@oddsmates/proto/grpc/events/v1/circuit';
import { LeagueEventCompleted } from '@oddsmates/proto/grpc/events/v1/event';
import { present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

const STEPS = ['settleBook', 'voidBook', 'payEntry', 'refundEntry', 'listEventPoints', 'payPot'];

/** A league of ann, bob and cat, and a circuit over a game and a number to guess, its tiebreaker. */
async function opened(more: object = {}) {
  const [ann, bob, cat] = [t.user('ann'), t.user('bob'), t.user('cat')];
  const { id: league } = await t.league(ann);
  for (const user of [bob, cat]) await t.join(league, ann, user);
  const { id: game } = await t.event(league, ann);
  const { id: guess } = await t.event(league, ann, { event_name: 'How many?', betting_type: 'closest_guess' });
  const { id } = await t.circuit(league, ann, [game, guess], { entry_fee: '3.34', tiebreaker_event_id: guess, ...more });
  const before = t.wallet.money;
  const enter = async (...users: string[]) => {
    for (const user of users) {
      t.time.now = new Date(t.time.now.getTime() + 1_000);
      await t.calls.joinCircuit(t.as(user), { id });
    }
  };
  const earn = (event_id: string, user_id: string, points: number, guess_hundredths?: bigint) =>
    t.wallet.eventPoints.push({ event_id, user_id, points, status: 'won', guess_hundredths });
  const completeGame = () => t.calls.completeEvent(t.as(ann), { event_id: game, winning_outcome: 'home' });
  const completeGuess = (options = {}) => t.calls.completeEvent(t.as(ann, options), { event_id: guess, winning_outcome: '', actual_value: 100 });
  const circuit = async () => present((await t.calls.getCircuit(t.as(ann), { id })).circuit);
  const balances = () => [ann, bob, cat].map((user) => t.wallet.bankrolls.get(`${league} ${user}`));
  const facts = async () => (await t.told(CircuitDecided)).filter((fact) => fact.circuit_id === id);
  /** Whatever happened on the way, money has moved and none is made or lost, and the pot is empty. */
  const audit = () => expect([t.wallet.money, t.wallet.pots.get(id) ?? 0n]).toEqual([before, 0n]);
  return { ann, bob, cat, league, game, guess, id, enter, earn, completeGame, completeGuess, circuit, balances, facts, audit };
}

test('is decided and paid once the call that completes its last event has answered', async () => {
  const { ann, bob, cat, guess, game, enter, earn, completeGame, completeGuess, circuit, balances, facts, audit } = await opened();
  await enter(bob, cat, ann);
  earn(game, bob, 40);
  earn(game, cat, 40);
  earn(guess, cat, 0, 10_250n);
  earn(guess, bob, 0, 10_300n);
  earn(guess, ann, 30, 10_000n);
  await completeGame();
  expect(await circuit()).toMatchObject({ status: 'active', decision: undefined, pot: '10.02' });
  await completeGuess();
  expect(await circuit()).toMatchObject({
    status: 'completed', winner: 'cat', pot: '10.02', joined: true, participant_count: 3,
    participants: [{ user: { username: 'cat' }, score: 40 }, { user: { username: 'bob' }, score: 40 }, { user: { username: 'ann' }, score: 30 }],
    decision: {
      rule: 'cat and bob were level on 40 points. cat was nearest on How many?, off by 2.5.', decided_at: t.time.now.toISOString(),
      places: [
        { user: { username: 'cat' }, score: 40, guess: 102.5, distance: 2.5, share: '10.02' },
        { user: { username: 'bob' }, score: 40, guess: 103, distance: 3, share: '0.00' },
        { user: { username: 'ann' }, score: 30, guess: 100, distance: 0, share: '0.00' },
      ],
    },
  });
  expect(balances()).toEqual([99_666n, 99_666n, 100_668n]);
  expect(await facts()).toMatchObject([{ name: 'Grand Slam', shares: [{ user_id: cat, cents: 1_002n }], member_ids: [ann, bob, cat], decided_at: t.time.now }]);
  audit();
});

test('with a cancelled tiebreaker nobody has a guess: level ones share, the earliest takes the left-over cent', async () => {
  const { ann, bob, cat, game, guess, enter, earn, completeGame, circuit, balances, audit } = await opened({ entry_fee: '0.05' });
  await enter(cat, bob, ann);
  for (const user of [ann, bob]) earn(game, user, 40);
  earn(guess, ann, 0, 10_000n);
  await completeGame();
  await t.calls.cancelEvent(t.as(ann), { event_id: guess });
  expect(await circuit()).toMatchObject({
    winner: 'bob, ann',
    decision: { rule: 'bob and ann were level on 40 points. They share the pot of $0.15.', places: [{ guess: undefined, share: '0.08' }, { share: '0.07' }, { share: '0.00' }] },
  });
  expect(balances()).toEqual([100_002n, 100_003n, 99_995n]);
  audit();
});

test('without participants there is no winner and nothing is paid', async () => {
  const { completeGame, completeGuess, circuit, facts } = await opened();
  await completeGame();
  t.wallet.reset();
  await completeGuess();
  expect(await circuit()).toMatchObject({ status: 'completed', winner: undefined, pot: '0.00', decision: { rule: 'Nobody took part.', places: [] } });
  expect(await facts()).toMatchObject([{ shares: [] }]);
  expect(t.wallet.calls.filter((call) => call !== 'listEventBets')).toEqual(['settleBook', 'listEventPoints']);
});

test('a free circuit has a winner and nothing to pay', async () => {
  const { bob, enter, completeGame, completeGuess, circuit, facts } = await opened({ entry_fee: '' });
  await enter(bob);
  await completeGame();
  await completeGuess();
  expect(await circuit()).toMatchObject({ winner: 'bob', decision: { rule: 'bob had the highest score: 0 points.', places: [{ share: '0.00' }] } });
  expect(await facts()).toMatchObject([{ shares: [{ user_id: bob, cents: 0n }] }]);
  expect(t.wallet.count('payPot')).toBe(0);
});

test('names its winner by their name of today', async () => {
  const { bob, enter, completeGame, completeGuess, circuit } = await opened();
  await enter(bob);
  await completeGame();
  await completeGuess();
  await t.db.query("UPDATE people SET username = 'bobby' WHERE user_id = $1", [bob]);
  expect(await circuit()).toMatchObject({ winner: 'bobby', decision: { rule: 'bobby had the highest score: 0 points.' } });
});

test('is decided once when its last two events end at the same time', async () => {
  const { bob, enter, completeGame, completeGuess, circuit, facts, audit } = await opened();
  await enter(bob);
  await Promise.all([completeGame(), completeGuess()]);
  expect((await circuit()).winner).toBe('bob');
  expect(await facts()).toHaveLength(1);
  audit();
});

/** The steps at which the wallet may fail, or this process die with the answer on its way. */
const crashes = ['settleBook', 'listEventPoints', 'payPot'].flatMap((step) => (['down', 'lost'] as const).map((fault) => [step, fault] as const));

test.each(crashes)('a crash around %s (%s) is finished by the sweeper, and paid once', async (step, fault) => {
  const { ann, bob, cat, guess, game, enter, earn, completeGame, completeGuess, circuit, balances, facts, audit } = await opened();
  await enter(ann, bob, cat);
  earn(game, bob, 40);
  await completeGame();
  t.wallet.set(fault, step);
  await expect(completeGuess()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await t.sweepLater();
  expect(await facts()).toEqual([]);
  t.wallet.reset();
  await Promise.all([t.sweepLater(), t.sweepLater()]);
  expect(await circuit()).toMatchObject({ status: 'completed', winner: 'bob' });
  expect((await t.told(LeagueEventCompleted)).filter(({ event_id }) => event_id === guess)).toHaveLength(1);
  expect(await facts()).toHaveLength(1);
  expect(balances()).toEqual([99_666n, 100_668n, 99_666n]);
  audit();
  t.wallet.reset();
  await t.sweepLater();
  expect(t.wallet.calls).toEqual([]);
});

test('shares that were written down stand, whatever the wallet says of points later', async () => {
  const { ann, bob, game, enter, earn, completeGame, completeGuess, circuit } = await opened();
  await enter(ann, bob);
  earn(game, bob, 40);
  await completeGame();
  t.wallet.set('lost', 'payPot');
  await expect(completeGuess()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  earn(game, ann, 90);
  t.wallet.reset();
  await t.sweepLater();
  expect((await circuit()).winner).toBe('bob');
});

test('an answer that was lost is given again under its key only when the circuit is decided', async () => {
  const { bob, enter, completeGame, completeGuess, circuit } = await opened();
  await enter(bob);
  await completeGame();
  const once = () => completeGuess({ idempotencyKey: 'complete' });
  t.wallet.set('down', 'payPot');
  await expect(once()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect((await circuit()).status).toBe('active');
  t.wallet.reset();
  await once();
  expect((await circuit()).status).toBe('completed');
});

test.each(['down', 'lost'] as const)('an entry that was under way (%s) is brought to its end before the pot is shared', async (fault) => {
  const { ann, bob, league, id, enter, completeGame, completeGuess, circuit, facts, audit } = await opened();
  await enter(ann);
  t.wallet.set(fault, 'payEntry');
  await expect(enter(bob)).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  t.wallet.reset();
  await completeGame();
  if (fault === 'down') t.wallet.bankrolls.set(`${league} ${bob}`, 0n);
  const before = t.wallet.money;
  await completeGuess();
  expect((await circuit()).participants.map(({ user }) => user?.username)).toEqual(fault === 'down' ? ['ann'] : ['ann', 'bob']);
  expect(await facts()).toHaveLength(1);
  expect([t.wallet.money, t.wallet.pots.get(id)]).toEqual([before, 0n]);
  if (fault === 'lost') audit();
  expect(await t.db.query("SELECT 1 FROM circuit_entries WHERE circuit_id = $1 AND status IN ('pending', 'refunding')", [id])).toEqual([]);
});

test('whatever is down, nothing is decided by halves', async () => {
  const { bob, enter, completeGame, completeGuess, circuit, audit } = await opened();
  await enter(bob);
  await completeGame();
  for (const step of STEPS) {
    t.wallet.set('down', ...STEPS);
    await t.sweepLater();
    t.wallet.set(undefined, step);
    await completeGuess().catch(() => undefined);
  }
  t.wallet.reset();
  await t.sweepLater();
  await t.sweepLater();
  expect(await circuit()).toMatchObject({ status: 'completed', winner: 'bob' });
  audit();
});
