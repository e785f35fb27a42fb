import { newId } from '@oddsmates/kit';
import type { NoticeType } from './domain/notice';
import { insertNotices } from './store/notifications';
import { KEPT_DAYS, KEPT_PER_USER, sweepNotifications } from './sweep-notifications';
import { startHarness, type Harness } from './testing/harness';

const DAY_MS = 86_400_000;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.db.query('DELETE FROM notifications');
  // Notifications are dated by the database.
  harness.now = new Date();
});

const told = (userId: string, count: number, type: NoticeType = 'event_created') =>
  insertNotices(harness.db, Array.from({ length: count }, (_, at) => ({ userId, type, message: `${type} ${at + 1}`, referenceId: newId() })));
const inDays = (days: number) => {
  harness.now = new Date(Date.now() + days * DAY_MS);
};
const countOf = async (userId: string) =>
  Number((await harness.db.one<{ count: bigint }>('SELECT count(*) AS count FROM notifications WHERE user_id = $1', [userId])).count);

test('notifications are kept for half a year and then deleted; an invite that nobody has answered stays', async () => {
  const ada = newId();
  await told(ada, 3);
  await told(ada, 1, 'league_invite');
  inDays(KEPT_DAYS - 1);
  expect(await sweepNotifications(harness.parts)).toBe(0);
  inDays(KEPT_DAYS + 1);
  expect(await sweepNotifications(harness.parts)).toBe(3);
  expect(await harness.messagesOf(ada)).toEqual(['league_invite 1']);
});

test('of more than 500 the newest are kept, for each person on their own', async () => {
  const [ada, bob] = [newId(), newId()];
  await told(ada, 2, 'league_invite');
  await told(ada, KEPT_PER_USER + 7);
  await told(bob, KEPT_PER_USER);
  expect(await sweepNotifications(harness.parts)).toBe(7);
  expect([await countOf(ada), await countOf(bob)]).toEqual([KEPT_PER_USER + 2, KEPT_PER_USER]);
  const left = await harness.db.query<{ message: string }>(`SELECT message FROM notifications WHERE user_id = $1 AND type = 'event_created' ORDER BY id LIMIT 1`, [ada]);
  expect(left).toEqual([{ message: 'event_created 8' }]);
  expect(await sweepNotifications(harness.parts)).toBe(0);
});

test('one round deletes at most its batches, and the next goes on', async () => {
  const ada = newId();
  await told(ada, 12);
  expect(await sweepNotifications(harness.parts, { batch: 2, mostBatches: 3, keptPerUser: 3 })).toBe(6);
  expect(await sweepNotifications(harness.parts, { batch: 2, mostBatches: 3, keptPerUser: 3 })).toBe(3);
  expect(await harness.messagesOf(ada)).toEqual(['event_created 12', 'event_created 11', 'event_created 10']);
});
