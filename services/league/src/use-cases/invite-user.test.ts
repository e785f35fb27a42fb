import { newId } from '@oddsmates/kit';
import { InviteSent } from '@oddsmates/proto/grpc/events/v1/league';
import { startLeague, type TestLeague } from '../testing/start-league';

let t: TestLeague;
beforeAll(async () => {
  t = await startLeague();
});
afterAll(() => t.close());

test('invites somebody in the name of the captain', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const league = await t.league(ann, 'Aces');
  const { id } = await t.calls.inviteUser(t.as(ann), { league_id: league.id, user_id: bob });
  expect(await t.told(InviteSent)).toMatchObject([
    { invite_id: id, league_id: league.id, league_name: 'Aces', captain_id: ann, captain_username: 'ann', invitee_id: bob },
  ]);
});

test('makes one invite of two that are sent at once', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league_id } = await t.league(ann);
  const send = () => t.calls.inviteUser(t.as(ann), { league_id, user_id: bob });
  const outcomes = await Promise.allSettled([send(), send(), send()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(send()).rejects.toMatchObject({ reason: 'ALREADY_INVITED' });
});

test('gives the first answer again under the same request key', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league_id } = await t.league(ann);
  const send = () => t.calls.inviteUser(t.as(ann, { idempotencyKey: 'invite bob' }), { league_id, user_id: bob });
  expect(await send()).toEqual(await send());
});

test('refuses members, the captain included, and people who do not exist', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league_id } = await t.league(ann);
  await t.join(league_id, ann, bob);
  await expect(t.calls.inviteUser(t.as(ann), { league_id, user_id: bob })).rejects.toMatchObject({ reason: 'ALREADY_A_MEMBER' });
  await expect(t.calls.inviteUser(t.as(ann), { league_id, user_id: ann })).rejects.toMatchObject({ reason: 'ALREADY_A_MEMBER' });
  await expect(t.calls.inviteUser(t.as(ann), { league_id, user_id: newId() })).rejects.toMatchObject({ reason: 'USER_NOT_FOUND' });
});

test('is for the captain alone', async () => {
  const [ann, bob, cat] = [t.user('ann'), t.user('bob'), t.user('cat')];
  const { id: league_id } = await t.league(ann);
  await expect(t.calls.inviteUser(t.as(bob), { league_id, user_id: cat })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await t.join(league_id, ann, bob);
  await expect(t.calls.inviteUser(t.as(bob), { league_id, user_id: cat })).rejects.toMatchObject({ reason: 'NOT_THE_CAPTAIN' });
  await expect(t.calls.inviteUser(t.as(ann), { league_id: newId(), user_id: cat })).rejects.toMatchObject({ reason: 'LEAGUE_NOT_FOUND' });
});

test('refuses when 500 places are taken', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const { id: league_id } = await t.league(ann);
  await t.db.query(
    `INSERT INTO members (league_id, user_id, joined_at, bankroll_opened, next_attempt_at)
     SELECT $1, gen_random_uuid(), now(), true, now() FROM generate_series(1, 499)`,
    [league_id],
  );
  await expect(t.calls.inviteUser(t.as(ann), { league_id, user_id: bob })).rejects.toMatchObject({
    reason: 'LEAGUE_FULL', sentence: 'This league is full. A league has room for 500 members.',
  });
});
