import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import type { NotificationSettings } from '@oddsmates/proto/grpc/social/v1/social';
import { settingsOf } from '../domain/choice';
import type { NoticeType } from '../domain/notice';
import { tell } from '../tell';
import { startHarness, type Harness } from '../testing/harness';
import { getNotificationSettings } from './get-notification-settings';
import { updateNotificationSettings } from './update-notification-settings';

let harness: Harness;
let ada: string;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  ada = await harness.person('Ada');
});

const get = async (userId: string) => (await getNotificationSettings(harness.parts)(testContext({ userId }), {})).settings;
const set = async (userId: string, change: Partial<NotificationSettings>, idempotencyKey?: string) =>
  (await updateNotificationSettings(harness.parts)(testContext({ userId, ...(idempotencyKey !== undefined && { idempotencyKey }) }), change)).settings;
const told = (userId: string, type: NoticeType) => harness.db.tx((tx) => tell(tx, [{ userId, type, message: type, referenceId: newId() }]));

test('everything is on until somebody chooses', async () => {
  expect(await get(ada)).toEqual(settingsOf([]));
});

test('what is switched off stays off, what is left out stays as it was, and nobody else is concerned', async () => {
  const bob = await harness.person('Bob');
  expect(await set(ada, { bet_lost: false, event_created: false })).toEqual(settingsOf(['bet_lost', 'event_created']));
  expect(await set(ada, { bet_lost: false, event_created: true, bet_won: false })).toEqual(settingsOf(['bet_lost', 'bet_won']));
  expect(await set(ada, {})).toEqual(settingsOf(['bet_lost', 'bet_won']));
  expect(await get(ada)).toEqual(settingsOf(['bet_lost', 'bet_won']));
  expect(await get(bob)).toEqual(settingsOf([]));
});

test('what is off is not told until it is on again, and what was told before stays', async () => {
  await told(ada, 'bet_won');
  await set(ada, { bet_won: false });
  await told(ada, 'bet_won');
  await told(ada, 'bet_lost');
  expect(await harness.messagesOf(ada)).toEqual(['bet_lost', 'bet_won']);
  await set(ada, { bet_won: true });
  await told(ada, 'bet_won');
  expect(await harness.messagesOf(ada)).toEqual(['bet_won', 'bet_lost', 'bet_won']);
});

test('two pages that switch different kinds at the same moment both have their way', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await harness.person(`Somebody ${round}`);
    await set(userId, { bet_lost: false });
    await Promise.all([set(userId, { bet_won: false }), set(userId, { bet_void: false }), set(userId, { bet_lost: true }), set(userId, { bet_won: false })]);
    expect(await get(userId)).toEqual(settingsOf(['bet_void', 'bet_won']));
  }
});

test('a repeated request is given the first answer again and undoes nothing that came between', async () => {
  await set(ada, { bet_won: false }, 'key');
  await set(ada, { bet_won: true });
  expect(await set(ada, { bet_won: false }, 'key')).toEqual(settingsOf(['bet_won']));
  expect(await get(ada)).toEqual(settingsOf([]));
});
