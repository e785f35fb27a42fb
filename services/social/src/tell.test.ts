import { newId } from '@oddsmates/kit';
import { NotificationsAdded } from '@oddsmates/proto/grpc/events/v1/social';
import type { Notice } from './domain/notice';
import { mute } from './store/muted-kinds';
import { tell } from './tell';
import { startHarness, type Harness } from './testing/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.db.query('DELETE FROM outbox'));

const notice = (userId: string): Notice => ({ userId, type: 'event_created', message: 'New event', referenceId: newId() });
const facts = async () => {
  const rows = await harness.db.query<{ topic: string; payload: Buffer }>('SELECT topic, payload FROM outbox ORDER BY seq');
  return rows.map(({ topic, payload }) => ({ topic, userIds: NotificationsAdded.decode(payload).user_ids }));
};

test('whoever is told something is named once in the fact, however much it is', async () => {
  const [ada, bob] = [newId(), newId()];
  await harness.db.tx((tx) => tell(tx, [notice(ada), notice(bob), notice(ada)]));
  expect(await facts()).toEqual([{ topic: 'social.notification', userIds: [ada, bob] }]);
  expect(await harness.messagesOf(ada)).toHaveLength(2);
});

test('a big league is told of in facts of at most 500 people', async () => {
  const members = Array.from({ length: 1001 }, () => newId());
  await harness.db.tx((tx) => tell(tx, members.map(notice)));
  const told = await facts();
  expect(told.map(({ userIds }) => userIds.length)).toEqual([500, 500, 1]);
  expect(told.flatMap(({ userIds }) => userIds)).toEqual(members);
});

test('whoever has muted a kind is told nothing of it, and no page of theirs is told to look', async () => {
  const [ada, bob] = [newId(), newId()];
  await mute(harness.db, ada, ['event_created']);
  await harness.db.tx((tx) => tell(tx, [notice(ada), notice(bob)]));
  expect(await facts()).toEqual([{ topic: 'social.notification', userIds: [bob] }]);
  expect(await harness.messagesOf(ada)).toEqual([]);
  await harness.db.tx((tx) => tell(tx, [notice(ada)]));
  expect(await facts()).toHaveLength(1);
});

test('telling nobody is no fact', async () => {
  await harness.db.tx((tx) => tell(tx, []));
  expect(await facts()).toEqual([]);
});

test('a transaction that fails has told nobody', async () => {
  const ada = newId();
  const failing = harness.db.tx(async (tx) => {
    await tell(tx, [notice(ada)]);
    throw new Error('failed after all');
  });
  await expect(failing).rejects.toThrow('failed after all');
  expect(await facts()).toEqual([]);
  expect(await harness.messagesOf(ada)).toEqual([]);
});
