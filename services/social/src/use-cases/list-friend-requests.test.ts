import { testContext } from '@oddsmates/kit/testing';
import { keepPeople } from '../store/people';
import { startHarness, type Harness } from '../testing/harness';
import { listFriendRequests } from './list-friend-requests';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const list = async (userId: string) => (await listFriendRequests(harness.parts)(testContext({ userId }), {})).requests;

test('lists what others ask, newest first, and not what one asks oneself', async () => {
  const [ada, bob, cleo, dan] = await Promise.all(['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => harness.person(name))) as [string, string, string, string];
  await harness.ask(bob, ada);
  harness.now = new Date('2026-01-31T18:00:01.000Z');
  await harness.ask(cleo, ada);
  await harness.ask(ada, dan);
  expect(await list(ada)).toEqual([
    { id: expect.any(String), from_user: { id: cleo, username: 'Cleo', profile_image_url: '' }, created_at: '2026-01-31T18:00:01.000Z' },
    { id: expect.any(String), from_user: { id: bob, username: 'Bob', profile_image_url: '' }, created_at: '2026-01-31T18:00:00.000Z' },
  ]);
});

test('names are the present ones', async () => {
  const [ada, bob] = await Promise.all([harness.person('Ada'), harness.person('Bob')]);
  await harness.ask(bob, ada);
  await keepPeople(harness.db, [{ user_id: bob, username: 'Robert', profile_image_url: '/media/profiles/b.webp', version: 2n }]);
  expect((await list(ada)).map(({ from_user: from }) => from)).toEqual([{ id: bob, username: 'Robert', profile_image_url: '/media/profiles/b.webp' }]);
});
