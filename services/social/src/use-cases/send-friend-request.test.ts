import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { FriendshipMade } from '@oddsmates/proto/grpc/events/v1/social';
import { pairOf } from '../domain/friendship';
import { startHarness, type Harness } from '../testing/harness';
import { sendFriendRequest } from './send-friend-request';

let harness: Harness;
let ada: string;
let bob: string;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  ada = await harness.person('Ada');
  bob = await harness.person('Bob');
});

const rowsOf = (one: string, other: string) =>
  harness.db.query<{ status: string; asked_by: string }>('SELECT status, asked_by FROM friendships WHERE low = $1 AND high = $2', Object.values(pairOf(one, other)));
const facts = () => harness.publishedAbout(pairOf(ada, bob).low);

test('asks, and tells others of it', async () => {
  expect(await harness.ask(ada, bob)).toBe('pending');
  expect(await rowsOf(ada, bob)).toEqual([{ status: 'pending', asked_by: ada }]);
  expect(await facts()).toEqual(['events.v1.FriendRequestSent']);
});

test('asking somebody who has asked already makes friends, and tells the one who asked first', async () => {
  await harness.ask(ada, bob);
  expect(await harness.ask(bob, ada)).toBe('friends');
  expect(await facts()).toEqual(['events.v1.FriendRequestSent', 'events.v1.FriendshipMade']);
  expect(await harness.messagesOf(ada)).toEqual(['Bob accepted your friend request']);
  expect(await harness.messagesOf(bob)).toEqual([]);
  const { payload } = await harness.db.one<{ payload: Buffer }>('SELECT payload FROM outbox WHERE type = $1 AND key = $2', [FriendshipMade.$type, pairOf(ada, bob).low]);
  expect(FriendshipMade.decode(payload)).toEqual({ asked_by: ada, accepted_by: bob, made_at: harness.now });
});

test('two who ask each other at the same moment become friends, whoever comes first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = await Promise.all([harness.person(`One ${round}`), harness.person(`Other ${round}`)]);
    const answers = await Promise.all([harness.ask(one, other), harness.ask(other, one)]);
    expect(answers.sort()).toEqual(['friends', 'pending']);
    expect(await rowsOf(one, other)).toEqual([{ status: 'friends', asked_by: expect.any(String) }]);
    expect(await harness.publishedAbout(pairOf(one, other).low)).toEqual(['events.v1.FriendRequestSent', 'events.v1.FriendshipMade']);
  }
});

test('of several clicks at the same moment one asks, and the others are told that it is pending', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => harness.ask(ada, bob)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { reason: Reason }).reason] : []));
  expect(refusals).toEqual(Array.from({ length: 4 }, () => Reason.FRIEND_REQUEST_PENDING));
  expect(await facts()).toEqual(['events.v1.FriendRequestSent']);
});

test('oneself, a friend and somebody who does not exist cannot be asked', async () => {
  await expect(harness.ask(ada, ada)).rejects.toMatchObject({ reason: Reason.FRIEND_REQUEST_TO_SELF });
  await expect(harness.ask(ada, newId())).rejects.toMatchObject({ reason: Reason.USER_NOT_FOUND });
  await harness.befriend(ada, bob);
  await expect(harness.ask(ada, bob)).rejects.toMatchObject({ reason: Reason.ALREADY_FRIENDS });
  await expect(harness.ask(bob, ada)).rejects.toMatchObject({ reason: Reason.ALREADY_FRIENDS });
});

test('somebody whose event has not come yet can be asked: identity knows them', async () => {
  const late = harness.identity.add('Latecomer');
  expect(await harness.ask(late, ada)).toBe('pending');
  expect(await harness.requestOf(late, ada)).not.toBe('');
});

test('a repeated request is given the first answer again', async () => {
  const ask = () => sendFriendRequest(harness.parts)(testContext({ userId: ada, idempotencyKey: 'key' }), { user_id: bob });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array.from({ length: 3 }, () => ({ friendStatus: 'pending' })));
});
