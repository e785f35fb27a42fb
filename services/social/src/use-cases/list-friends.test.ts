import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { startHarness, type Harness } from '../testing/harness';
import { listFriends } from './list-friends';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const list = (userId: string) => listFriends(harness.parts)(testContext({ userId }), {});

test("lists friends by name with identity's points, whoever asked, and nobody who is only asked", async () => {
  const ada = await harness.person('Ada');
  const [zoe, bob, pending] = await Promise.all([harness.person('zoe', 1257), harness.person('Bob'), harness.person('Pending')]);
  await harness.befriend(ada, zoe);
  await harness.befriend(bob, ada);
  await harness.ask(ada, pending);
  expect(await list(ada)).toEqual({
    friends: [
      { id: bob, username: 'Bob', points: 1200, profile_image_url: '' },
      { id: zoe, username: 'zoe', points: 1257, profile_image_url: '' },
    ],
  });
});

test('without friends nobody is asked for', async () => {
  const loner = await harness.person('Loner');
  const before = harness.identity.asked.length;
  expect(await list(loner)).toEqual({ friends: [] });
  expect(harness.identity.asked).toHaveLength(before);
});

test('a visitor is turned away', async () => {
  await expect(listFriends(harness.parts)(testContext(), {})).rejects.toMatchObject({ reason: Reason.NOT_AUTHENTICATED });
});
