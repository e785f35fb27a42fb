import { newId } from '@oddsmates/kit';
import { MemberJoined, MemberRemoved } from '@oddsmates/proto/grpc/events/v1/league';
import { openBankroll } from '../sagas/open-bankroll';
import { present, startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

/** A league of ann with bob and cat in it, both of them in a circuit over one event. */
async function opened() {
  const [ann, bob, cat] = [t.user('ann'), t.user('bob'), t.user('cat')];
  const { id: league } = await t.league(ann, 'Aces');
  for (const user of [bob, cat]) await t.join(league, ann, user);
  const { id: event_id } = await t.event(league, ann);
  const { id: circuit } = await t.circuit(league, ann, [event_id]);
  const enter = (user: string) => t.calls.joinCircuit(t.as(user), { id: circuit });
  for (const user of [bob, cat]) await enter(user);
  const remove = (member_id = bob, by = ann, options = {}) => t.calls.removeMember(t.as(by, options), { league_id: league, member_id });
  const complete = () => t.calls.completeEvent(t.as(ann), { event_id, winning_outcome: 'home' });
  const balance = (user = bob) => t.wallet.bankrolls.get(`${league} ${user}`);
  const frozen = () => t.wallet.frozen.has(`${league} ${bob}`);
  const member = async () => (await t.calls.checkMember(t.as(ann), { league_id: league, user_id: bob })).member;
  const players = async () => present((await t.calls.getCircuit(t.as(ann), { id: circuit })).circuit).participants.map(({ user }) => user?.username);
  const facts = async () => (await t.told(MemberRemoved)).filter((fact) => fact.league_id === league);
  return { ann, bob, cat, league, event_id, circuit, enter, remove, complete, balance, frozen, member, players, facts };
}

test('is out of the league and its circuits, with the fee back on a frozen bankroll', async () => {
  const { ann, bob, league, event_id, circuit, remove, balance, frozen, players, facts } = await opened();
  expect(await remove()).toEqual({ removed: bob });
  const refused = { reason: 'NOT_A_MEMBER' };
  await expect(t.calls.getLeague(t.as(bob), { id: league })).rejects.toMatchObject(refused);
  await expect(t.calls.getEvent(t.as(bob), { event_id })).rejects.toMatchObject(refused);
  await expect(t.calls.getCircuit(t.as(bob), { id: circuit })).rejects.toMatchObject(refused);
  await expect(t.calls.joinCircuit(t.as(bob), { id: circuit })).rejects.toMatchObject(refused);
  expect((await t.calls.listLeagues(t.as(bob), {})).leagues).toEqual([]);
  expect((await t.calls.getLeague(t.as(ann), { id: league })).league?.members.map(({ username }) => username)).toEqual(['ann', 'cat']);
  expect([balance(), frozen(), await players()]).toEqual([100_000n, true, ['cat']]);
  expect(await facts()).toEqual([{ league_id: league, league_name: 'Aces', user_id: bob, removed_at: t.time.now }]);
});

test('is for the captain alone, who stays, and for members', async () => {
  const { ann, bob, cat, league, remove } = await opened();
  await expect(remove(bob, cat)).rejects.toMatchObject({ reason: 'NOT_THE_CAPTAIN' });
  await expect(remove(bob, t.user('stranger'))).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(remove(ann)).rejects.toMatchObject({ reason: 'CAPTAIN_STAYS', sentence: 'The captain cannot be removed' });
  await expect(remove(newId())).rejects.toMatchObject({ reason: 'MEMBER_NOT_FOUND' });
  await expect(t.calls.removeMember(t.as(ann), { league_id: newId(), member_id: bob })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
  expect(t.wallet.frozen.has(`${league} ${ann}`)).toBe(false);
});

test('happens once, and again under the same request key it only answers', async () => {
  const { bob, remove, facts } = await opened();
  const once = () => remove(bob, undefined, { idempotencyKey: 'out' });
  expect(await once()).toEqual(await once());
  await expect(remove()).rejects.toMatchObject({ reason: 'MEMBER_NOT_FOUND' });
  expect(await facts()).toHaveLength(1);
});

test('a decided circuit stays as it was', async () => {
  const { remove, complete, balance, players } = await opened();
  await complete();
  expect(balance()).toBe(100_000n);
  await remove();
  expect([balance(), await players()]).toEqual([100_000n, ['bob', 'cat']]);
});

test('coming back gives the old balance and a new entry in circuits', async () => {
  const { ann, bob, league, enter, remove, balance, frozen, players } = await opened();
  t.wallet.bankrolls.set(`${league} ${bob}`, 12_345n);
  await remove();
  await t.join(league, ann, bob);
  expect([balance(), frozen()]).toEqual([12_845n, false]);
  expect((await enter(bob)).balance).toBe(123.45);
  expect((await players()).sort()).toEqual(['bob', 'cat']);
  await remove();
  expect([balance(), frozen(), await players()]).toEqual([12_845n, true, ['cat']]);
});

test.each(['freezeBankroll', 'refundEntry'].flatMap((step) => (['down', 'lost'] as const).map((fault) => [step, fault] as const)))(
  'with %s set to %s the member is out at once, and the sweeper does the rest once',
  async (step, fault) => {
    const { ann, bob, league, remove, balance, frozen, member, players, facts } = await opened();
    t.wallet.set(fault, step);
    expect(await remove()).toEqual({ removed: bob });
    expect([await member(), await players(), await facts()]).toEqual([false, ['cat'], []]);
    const { id } = await t.calls.inviteUser(t.as(ann), { league_id: league, user_id: bob });
    const accept = () => t.calls.handleInvite(t.as(bob), { id, action: 'accept' });
    await expect(accept()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
    t.wallet.reset();
    await Promise.all([t.sweepLater(), t.sweepLater()]);
    expect(balance()).toBe(100_000n);
    expect(await facts()).toHaveLength(1);
    // Back in only after the removal is over, and then to stay.
    await t.sweepLater();
    await accept().catch(() => undefined);
    expect([await member(), frozen()]).toEqual([true, false]);
    t.wallet.reset();
    await t.sweepLater();
    expect(t.wallet.calls).toEqual([]);
  },
);

test('leaves the call that wrote it thirty seconds alone with it', async () => {
  const { remove } = await opened();
  t.wallet.set('down', 'freezeBankroll');
  await remove();
  t.wallet.reset();
  await t.sweepLater(29_999);
  expect(t.wallet.count('freezeBankroll')).toBe(0);
  await t.sweepLater(1);
  expect(t.wallet.count('freezeBankroll')).toBe(1);
});

test('freezes what a late attempt to open the bankroll opened again', async () => {
  const { ann, bob, league, remove, frozen, facts } = await opened();
  const member = { leagueId: league, userId: bob };
  await t.db.query('UPDATE members SET bankroll_opened = false WHERE league_id = $1 AND user_id = $2', [league, bob]);
  const slow = {
    openBankroll: async (...call: Parameters<typeof t.deps.wallet.openBankroll>) => {
      await t.db.query('UPDATE members SET bankroll_opened = true WHERE league_id = $1 AND user_id = $2', [league, bob]);
      await remove();
      return t.deps.wallet.openBankroll(...call);
    },
  };
  await openBankroll({ ...t.deps, wallet: { ...t.deps.wallet, ...slow } }, t.as(ann), member);
  expect(frozen()).toBe(false);
  await t.sweepLater();
  expect([frozen(), (await facts()).length]).toEqual([true, 1]);
});

test('removal and joining a circuit at once leave nobody in it and every cent where it was', async () => {
  const { ann, bob, league, event_id, remove, balance } = await opened();
  const { id } = await t.circuit(league, ann, [event_id]);
  await Promise.allSettled([t.calls.joinCircuit(t.as(bob), { id }), remove(bob)]);
  const { circuit } = await t.calls.getCircuit(t.as(ann), { id });
  expect([circuit?.participants, circuit?.pot, t.wallet.pots.get(id) ?? 0n, balance(bob)]).toEqual([[], '0.00', 0n, 100_000n]);
});

test('removal and the end of the last event at once refund the entry or let it take part', async () => {
  const { bob, cat, circuit, remove, complete, balance, players } = await opened();
  await Promise.all([remove(), complete()]);
  expect([['bob', 'cat'], ['cat']]).toContainEqual(await players());
  // Level on no points, each of two has the fee back; alone, cat has it back as the winner.
  expect([balance(bob), balance(cat)]).toEqual([100_000n, 100_000n]);
  expect(t.wallet.pots.get(circuit)).toBe(0n);
});

test('removal and accepting at once end with a member, or without one and a frozen bankroll', async () => {
  const { ann, league, remove, facts } = await opened();
  const dan = t.user('dan');
  const { id } = await t.calls.inviteUser(t.as(ann), { league_id: league, user_id: dan });
  const [, removed] = await Promise.allSettled([t.calls.handleInvite(t.as(dan), { id, action: 'accept' }), remove(dan)]);
  await t.sweepLater();
  const out = removed.status === 'fulfilled';
  expect((await t.calls.checkMember(t.as(ann), { league_id: league, user_id: dan })).member).toBe(!out);
  expect(t.wallet.frozen.has(`${league} ${dan}`)).toBe(out);
  expect(await facts()).toHaveLength(out ? 1 : 0);
  expect((await t.told(MemberJoined)).filter(({ user_id }) => user_id === dan)).toHaveLength(1);
});
