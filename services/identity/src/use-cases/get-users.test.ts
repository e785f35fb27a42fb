import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { startHarness, type Harness } from '../testing/harness';
import { getUsers } from './get-users';

let harness: Harness;
let ids: string[];
beforeAll(async () => {
  harness = await startHarness();
  ids = [(await harness.join('Ada')).id, (await harness.join('Grace')).id];
  const [ada = ''] = ids;
  harness.wallet.players.set(ada, { user_id: ada, money_cents: 500n, points_earned: 30 });
});
afterAll(() => harness.close());

test('gives the people that exist, with nothing that is for themselves alone', async () => {
  const { users } = await getUsers(harness.parts)(testContext(), { ids: [...ids, newId()], with_points: false });
  expect(users.sort((a, b) => a.username.localeCompare(b.username))).toEqual([
    { id: ids[0], username: 'Ada', profile_image_url: '', points: 0 },
    { id: ids[1], username: 'Grace', profile_image_url: '', points: 0 },
  ]);
  expect(harness.wallet.asked).toEqual([]);
});

test('gives points where they are asked for, in one call to the wallet', async () => {
  const { users } = await getUsers(harness.parts)(testContext(), { ids, with_points: true });
  expect(Object.fromEntries(users.map(({ username, points }) => [username, points]))).toEqual({ Ada: 1230, Grace: 1200 });
  expect(harness.wallet.asked).toEqual([ids]);
});

test('nobody is asked for nobody', async () => {
  expect(await getUsers(harness.parts)(testContext(), { ids: [], with_points: true })).toEqual({ users: [] });
});
