import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { startHarness, type Harness } from '../testing/harness';
import { handleFriendRequest } from './handle-friend-request';
import { listFriends } from './list-friends';

let harness: Harness;
let ada: string;
let bob: string;
let request: string;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  ada = await harness.person('Ada');
  bob = await harness.person('Bob');
  await harness.ask(ada, bob);
  request = await harness.requestOf(ada, bob);
});

const handle = (userId: string, id: string, action: string) => handleFriendRequest(harness.parts)(testContext({ userId }), { id, action });
const friendsOf = async (userId: string) => (await listFriends(harness.parts)(testContext({ userId }), {})).friends.map(({ id }) => id);

test('accepting makes friends of both and tells the one who asked', async () => {
  expect(await handle(bob, request, 'accept')).toEqual({ action: 'accept' });
  expect(await friendsOf(ada)).toEqual([bob]);
  expect(await friendsOf(bob)).toEqual([ada]);
  expect(await harness.messagesOf(ada)).toEqual(['Bob accepted your friend request']);
});

test.each(['reject', 'decline'])('%s drops the request, tells nobody, and the two may ask again', async (action) => {
  expect(await handle(bob, request, action)).toEqual({ action });
  expect(await harness.requestOf(ada, bob)).toBe('');
  expect(await friendsOf(bob)).toEqual([]);
  expect(await harness.messagesOf(ada)).toEqual([]);
  expect(await harness.ask(ada, bob)).toBe('pending');
});

test("a request is not found by the one who sent it, by a third person, or when it does not exist", async () => {
  const cleo = await harness.person('Cleo');
  for (const [userId, id] of [[ada, request], [cleo, request], [bob, newId()]] as const) {
    await expect(handle(userId, id, 'accept')).rejects.toMatchObject({ reason: Reason.FRIEND_REQUEST_NOT_FOUND });
  }
  expect(await harness.requestOf(ada, bob)).toBe(request);
});

test('a request is answered once, whatever comes at the same moment', async () => {
  const outcomes = await Promise.allSettled([handle(bob, request, 'accept'), handle(bob, request, 'reject'), handle(bob, request, 'accept')]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(handle(bob, request, 'reject')).rejects.toMatchObject({ reason: Reason.FRIEND_REQUEST_NOT_FOUND });
});
