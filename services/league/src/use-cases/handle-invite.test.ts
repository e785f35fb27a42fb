import { newId } from '@oddsmates/kit';
import { InviteHandled, MemberJoined } from '@oddsmates/proto/grpc/events/v1/league';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());
beforeEach(() => t.wallet.reset());

/** A league with an invite for bob. */
async function invited() {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const league = await t.league(ann);
  const { id } = await t.calls.inviteUser(t.as(ann), { league_id: league.id, user_id: bob });
  const answer = (action: string, key?: string) => t.calls.handleInvite(t.as(bob, key === undefined ? {} : { idempotencyKey: key }), { id, action });
  const memberships = async () => (await t.calls.listMemberships(t.as(bob), { user_id: bob })).league_ids;
  return { ann, bob, league, id, answer, memberships };
}

test('accepting makes a member with a bankroll and tells everybody once', async () => {
  const { bob, league, id, answer, memberships } = await invited();
  expect(await answer('accept')).toEqual({ action: 'accept', league_id: league.id });
  expect(await memberships()).toEqual([league.id]);
  expect(t.wallet.bankrolls.get(`${league.id} ${bob}`)).toBe(100_000n);
  expect((await t.told(MemberJoined)).filter((fact) => fact.user_id === bob)).toMatchObject([{ league_id: league.id }]);
  expect((await t.told(InviteHandled)).filter((fact) => fact.invite_id === id)).toMatchObject([{ invitee_id: bob, accepted: true }]);
  await expect(answer('accept')).rejects.toMatchObject({ reason: 'INVITE_NOT_FOUND' });
});

test.each(['decline', 'reject'])('%s removes the invite, and another one can be sent', async (action) => {
  const { ann, bob, league, id, answer, memberships } = await invited();
  expect(await answer(action)).toEqual({ action, league_id: league.id });
  expect(await memberships()).toEqual([]);
  expect((await t.told(InviteHandled)).filter((fact) => fact.invite_id === id)).toMatchObject([{ accepted: false }]);
  await expect(answer('accept')).rejects.toMatchObject({ reason: 'INVITE_NOT_FOUND' });
  await t.join(league.id, ann, bob);
  expect(await memberships()).toEqual([league.id]);
});

test("is nobody else's to answer", async () => {
  const { ann, id } = await invited();
  await expect(t.calls.handleInvite(t.as(ann), { id, action: 'accept' })).rejects.toMatchObject({ reason: 'INVITE_NOT_FOUND' });
  await expect(t.calls.handleInvite(t.as(ann), { id: newId(), action: 'accept' })).rejects.toMatchObject({ reason: 'INVITE_NOT_FOUND' });
});

test('two accepts at once make one member', async () => {
  const { bob, league, answer, memberships } = await invited();
  const outcomes = await Promise.allSettled([answer('accept'), answer('accept'), answer('accept')]);
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await memberships()).toEqual([league.id]);
  expect((await t.told(MemberJoined)).filter((fact) => fact.user_id === bob)).toHaveLength(1);
});

test('accepting and declining at once end in one of the two', async () => {
  const { id, answer, memberships } = await invited();
  await Promise.allSettled([answer('accept'), answer('decline')]);
  const handled = (await t.told(InviteHandled)).filter((fact) => fact.invite_id === id);
  expect(handled).toHaveLength(1);
  expect(await memberships()).toHaveLength(handled[0]?.accepted ? 1 : 0);
});

test.each(['down', 'lost'] as const)('with the wallet %s nobody is a member yet, and accepting again goes on', async (fault) => {
  const { bob, league, answer, memberships } = await invited();
  t.wallet.set(fault, 'openBankroll');
  await expect(answer('accept')).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  expect(await memberships()).toEqual([]);
  expect(await t.calls.checkMember(t.as(bob), { league_id: league.id, user_id: bob })).toEqual({ member: false, captain: false });
  await expect(answer('decline')).rejects.toMatchObject({ reason: 'INVITE_NOT_FOUND' });

  t.wallet.reset();
  await answer('accept');
  expect(await memberships()).toEqual([league.id]);
});

test('with a wallet that hangs the caller is told in time, and the sweeper makes the member', async () => {
  const { bob, id, league, memberships } = await invited();
  t.wallet.set('hang', 'openBankroll');
  const ctx = t.as(bob, { deadline: new Date(Date.now() + 300) });
  await expect(t.calls.handleInvite(ctx, { id, action: 'accept' })).rejects.toMatchObject({ reason: 'DEADLINE_EXCEEDED' });
  expect(await memberships()).toEqual([]);

  t.wallet.reset();
  await t.sweepLater();
  expect(await memberships()).toEqual([league.id]);
  expect((await t.told(InviteHandled)).filter((fact) => fact.invite_id === id)).toMatchObject([{ accepted: true }]);
});

test('the last place goes to one of two', async () => {
  const { ann, league, answer } = await invited();
  const cat = t.user('cat');
  const { id } = await t.calls.inviteUser(t.as(ann), { league_id: league.id, user_id: cat });
  await t.db.query(
    `INSERT INTO members (league_id, user_id, joined_at, bankroll_opened, next_attempt_at)
     SELECT $1, gen_random_uuid(), now(), true, now() FROM generate_series(1, 498)`,
    [league.id],
  );
  const outcomes = await Promise.allSettled([answer('accept'), t.calls.handleInvite(t.as(cat), { id, action: 'accept' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'LEAGUE_FULL' } });
});
