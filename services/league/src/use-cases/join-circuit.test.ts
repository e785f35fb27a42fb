import { newId } from '@oddsmates/kit';
import { CircuitJoined } from '@oddsmates/proto/grpc/events/v1/circuit';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

/** A league of ann with bob in it, and a circuit over one event. */
async function opened(more: object = {}) {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league } = await t.league(ann);
  await t.join(league, ann, bob);
  const { id: event_id } = await t.event(league, ann);
  const { id } = await t.circuit(league, ann, [event_id], more);
  const join = (user = bob, options = {}) => t.calls.joinCircuit(t.as(user, options), { id });
  const complete = () => t.calls.completeEvent(t.as(ann), { event_id, winning_outcome: 'home' });
  const joined = async () => (await t.calls.getCircuit(t.as(bob), { id })).circuit?.joined;
  const balance = () => t.wallet.bankrolls.get(`${league} ${bob}`);
  const facts = async () => (await t.told(CircuitJoined)).filter((fact) => fact.circuit_id === id).map(({ user_id }) => user_id);
  return { ann, bob, league, event_id, id, join, complete, joined, balance, facts };
}

test.each([['upcoming', { start_date: '2026-03-02T12:00:00Z' }], ['active', {}]])('moves the fee of an %s circuit to the pot and tells everybody', async (status, more) => {
  const { bob, join, balance, facts } = await opened(more);
  expect(await join()).toMatchObject({ balance: 995, circuit: { status, joined: true, pot: '5.00', participant_count: 1, participants: [{ user: { username: 'bob' } }] } });
  expect(balance()).toBe(99_500n);
  expect(await facts()).toEqual([bob]);
});

test('a free circuit moves nothing', async () => {
  const { join } = await opened({ entry_fee: '0.00' });
  t.wallet.reset();
  expect(await join()).toMatchObject({ balance: 1000, circuit: { joined: true, pot: '0.00' } });
  expect(t.wallet.calls).not.toContain('payEntry');
});

test('takes everybody once, however often they click', async () => {
  const { bob, join, balance, facts } = await opened();
  await Promise.allSettled([join(), join(), join()]);
  await expect(join()).rejects.toMatchObject({ reason: 'ALREADY_JOINED', sentence: 'You have already joined this circuit.' });
  expect([balance(), await facts()]).toEqual([99_500n, [bob]]);
});

test('gives the same answer again under the same request key', async () => {
  const { join, balance } = await opened();
  const once = () => join(undefined, { idempotencyKey: 'enter' });
  expect(await once()).toEqual(await once());
  expect(balance()).toBe(99_500n);
});

test('takes nobody who cannot pay, and lets them try again under the same key', async () => {
  const { bob, league, join, joined, balance, facts } = await opened();
  const once = () => join(undefined, { idempotencyKey: 'enter' });
  t.wallet.bankrolls.set(`${league} ${bob}`, 499n);
  const refused = { reason: 'INSUFFICIENT_FUNDS', sentence: 'Insufficient funds. Your balance is $4.99' };
  await expect(once()).rejects.toMatchObject(refused);
  await expect(once()).rejects.toMatchObject(refused);
  expect([await joined(), await facts()]).toEqual([false, []]);
  t.wallet.bankrolls.set(`${league} ${bob}`, 500n);
  expect((await once()).circuit?.joined).toBe(true);
  expect(balance()).toBe(0n);
});

test('makes sure that a refused entry is never paid late', async () => {
  const { bob, league, join } = await opened();
  t.wallet.bankrolls.set(`${league} ${bob}`, 0n);
  t.wallet.set('down', 'refundEntry');
  await expect(join()).rejects.toMatchObject({ reason: 'INSUFFICIENT_FUNDS' });
  const { id } = await t.db.one<{ id: string }>("SELECT id FROM circuit_entries WHERE user_id = $1 AND status = 'refunding'", [bob]);
  t.wallet.reset();
  await t.sweepLater();
  expect(t.wallet.entries.get(id)?.refunded).toBe(true);
  expect(await t.db.query("SELECT 1 FROM circuit_entries WHERE id = $1 AND status = 'refunded'", [id])).toHaveLength(1);
});

test.each(['down', 'lost'] as const)('with the wallet %s nobody takes part yet, and the sweeper finishes it once', async (fault) => {
  const { bob, join, joined, balance, facts } = await opened();
  t.wallet.set(fault, 'payEntry');
  await expect(join()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect([await joined(), await facts()]).toEqual([false, []]);
  t.wallet.reset();
  await Promise.all([t.sweepLater(), t.sweepLater()]);
  expect([await joined(), await facts(), balance()]).toEqual([true, [bob], 99_500n]);
});

test('joining once more goes on where an outage stopped it', async () => {
  const { join, balance, facts } = await opened();
  t.wallet.set('lost', 'payEntry');
  await expect(join()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  t.wallet.reset();
  expect(await join()).toMatchObject({ balance: 995, circuit: { joined: true } });
  expect([balance(), (await facts()).length]).toEqual([99_500n, 1]);
});

test('is for members, and for circuits that are there and not decided', async () => {
  const { join, complete } = await opened();
  await expect(join(t.user('stranger'))).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(t.calls.joinCircuit(t.as(t.user('stranger')), { id: newId() })).rejects.toMatchObject({ reason: 'CIRCUIT_NOT_FOUND' });
  await complete();
  await expect(join()).rejects.toMatchObject({ reason: 'CIRCUIT_COMPLETED', sentence: 'This circuit is already completed.' });
});

test('a circuit that is being decided takes no entry', async () => {
  const { join, complete, balance } = await opened();
  t.wallet.set('down', 'settleBook');
  await expect(complete()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  await expect(join()).rejects.toMatchObject({ reason: 'CIRCUIT_COMPLETED' });
  expect(balance()).toBe(100_000n);
});

test('joining and deciding at once end in an entry that took part, or in none', async () => {
  const { id, bob, join, complete, balance } = await opened();
  const [entered, completed] = await Promise.allSettled([join(), complete()]);
  expect(completed.status).toBe('fulfilled');
  const { circuit } = await t.calls.getCircuit(t.as(bob), { id });
  expect(circuit?.status).toBe('completed');
  expect(circuit?.winner).toBe(entered.status === 'fulfilled' ? 'bob' : undefined);
  // Alone in it, bob wins what he paid.
  expect(balance()).toBe(100_000n);
});
