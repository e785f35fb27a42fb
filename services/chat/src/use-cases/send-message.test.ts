import { isId, newId } from '@oddsmates/kit';
import { MessageSent } from '@oddsmates/proto/grpc/events/v1/chat';
import { startChat, type TestChat } from '../testing/start-chat';

let t: TestChat;
beforeAll(async () => {
  t = await startChat();
});
afterAll(() => t.close());

const texts = async (league_id: string, userId: string) => (await t.calls.listMessages(t.as(userId), { league_id })).messages.map(({ message }) => message);
const facts = async (leagueId: string) =>
  (await t.db.query<{ payload: Buffer }>('SELECT payload FROM outbox WHERE key = $1 ORDER BY seq', [leagueId])).map(({ payload }) => MessageSent.decode(payload));

test('answers the message with its sender and tells everybody', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  const message = await t.say(ann, league_id, 'Good luck!');
  expect(message).toEqual({
    id: message.id, message: 'Good luck!', created_at: '2026-03-01T12:00:00.000Z', sender: { id: ann, username: 'ann', profile_image_url: '' },
  });
  expect(isId(message.id)).toBe(true);
  expect(await facts(league_id)).toEqual([{ message_id: message.id, league_id, sender_id: ann, message: 'Good luck!', sent_at: t.time.now, sender_username: 'ann', sender_profile_image_url: '' }]);
});

test('refuses strangers and leagues that do not exist, and keeps nothing', async () => {
  const [ann, bob] = [t.user('ann'), t.user('bob')];
  const league_id = t.leagueOf(ann);
  await expect(t.calls.sendMessage(t.as(bob), { league_id, message: 'Hi' })).rejects.toMatchObject({
    reason: 'NOT_A_MEMBER', sentence: 'You are not a member of this league',
  });
  await expect(t.calls.sendMessage(t.as(bob), { league_id: newId(), message: 'Hi' })).rejects.toMatchObject({
    reason: 'LEAGUE_NOT_FOUND', sentence: 'League not found',
  });
  expect(await texts(league_id, ann)).toEqual([]);
  expect(await facts(league_id)).toEqual([]);
});

test('says a message once under one request key, however often it is sent', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  const once = () => t.calls.sendMessage(t.as(ann, { idempotencyKey: 'line 1' }), { league_id, message: 'Once' });
  const [first, second] = await Promise.all([once(), once()]);
  expect(second).toEqual(first);
  expect(await texts(league_id, ann)).toEqual(['Once']);
  await expect(t.calls.sendMessage(t.as(ann, { idempotencyKey: 'line 1' }), { league_id, message: 'Other' })).rejects.toMatchObject({
    reason: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('asks about membership once, and about the sender once and for all', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  t.neighbours.calls = [];
  await t.say(ann, league_id, 'One');
  await t.say(ann, league_id, 'Two');
  expect(t.neighbours.calls).toEqual(['checkMember', 'getUsers', 'checkMember']);
});

test('lets nobody in while membership cannot be checked', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  t.neighbours.leagueDown = true;
  await expect(t.calls.sendMessage(t.as(ann), { league_id, message: 'Hi' })).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  t.neighbours.leagueDown = false;
  expect(await texts(league_id, ann)).toEqual([]);
});

test('a removed member can no longer read or write', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  await t.say(ann, league_id, 'Hi');
  t.leagues.get(league_id)?.delete(ann);
  await expect(t.calls.sendMessage(t.as(ann), { league_id, message: 'Again' })).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
  await expect(texts(league_id, ann)).rejects.toMatchObject({ reason: 'NOT_A_MEMBER' });
});

test('puts a message after the last one even when the clock that made that one was ahead', async () => {
  const ann = t.user('ann');
  const league_id = t.leagueOf(ann);
  await t.say(ann, league_id, 'First');
  const ahead = 'ffffffff-0000-7000-8000-000000000000';
  await t.db.query('UPDATE rooms SET last_id = $2 WHERE league_id = $1', [league_id, ahead]);
  expect((await t.say(ann, league_id, 'Second')).id).toBe('ffffffff-0000-7000-8000-000000000001');
});
