import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { deleteInviteNotice, insertNotices } from '../store/notifications';
import { keepPeople } from '../store/people';
import { startHarness, type Harness } from '../testing/harness';
import { listNotifications } from './list-notifications';
import { markNotificationsRead } from './mark-notifications-read';

let harness: Harness;
let ada: string;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  ada = await harness.person('Ada');
});

const tell = (userId: string, count: number, from = 1) =>
  insertNotices(harness.db, Array.from({ length: count }, (_, i) => ({ userId, type: 'event_created', message: `Event ${from + i}`, referenceId: newId() })));
const list = async (userId: string, page: { limit?: number; before?: string } = {}) =>
  (await listNotifications(harness.parts)(testContext({ userId }), page)).notifications;
const mark = (userId: string) => markNotificationsRead(harness.parts)(testContext({ userId }), {});

test('an invite waits for an answer and names the one who invites as they are called now', async () => {
  const alice = await harness.person('Alice');
  const invite = newId();
  await insertNotices(harness.db, [{ userId: ada, type: 'league_invite', message: 'invited you to join Premier Night', actorId: alice, referenceId: invite }]);
  expect(await list(ada)).toEqual([
    {
      id: expect.any(String),
      type: 'league_invite',
      notification_type: 'league_invite',
      message: 'Alice invited you to join Premier Night',
      reference_id: invite,
      is_read: false,
      requires_action: true,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  await keepPeople(harness.db, [{ user_id: alice, username: 'Alicia', profile_image_url: '', version: 2n }]);
  expect(await harness.messagesOf(ada)).toEqual(['Alicia invited you to join Premier Night']);
});

test('gives the newest hundred, newest first, and the rest page by page', async () => {
  await tell(ada, 130);
  const first = await list(ada);
  expect(first.map(({ message }) => message)).toEqual(Array.from({ length: 100 }, (_, i) => `Event ${130 - i}`));
  const rest = await list(ada, { before: first.at(-1)?.id ?? '', limit: 20 });
  expect(rest.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, i) => `Event ${30 - i}`));
  expect(await list(ada, { before: (await list(ada, { before: rest.at(-1)?.id ?? '' })).at(-1)?.id ?? '' })).toEqual([]);
});

test('a page goes on where it ended although its last notification is gone', async () => {
  await tell(ada, 1);
  const invite = newId();
  await insertNotices(harness.db, [{ userId: ada, type: 'league_invite', message: '', referenceId: invite }]);
  const [last] = await list(ada, { limit: 1 });
  await deleteInviteNotice(harness.db, invite);
  expect((await list(ada, { before: last?.id ?? '' })).map(({ message }) => message)).toEqual(['Event 1']);
});

test('marking reads everything of the caller, once, and nothing of anybody else', async () => {
  const bob = await harness.person('Bob');
  await Promise.all([tell(ada, 3), tell(bob, 2)]);
  expect(await mark(ada)).toEqual({ marked: 3 });
  expect((await list(ada)).every(({ is_read: read }) => read)).toBe(true);
  expect((await list(bob)).some(({ is_read: read }) => read)).toBe(false);
  await tell(ada, 1, 4);
  expect(await mark(ada)).toEqual({ marked: 1 });
  expect(await mark(ada)).toEqual({ marked: 0 });
});
