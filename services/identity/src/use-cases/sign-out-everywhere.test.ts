import { newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import { generous, PASSWORD, startHarness, type Harness } from '../testing/harness';
import { authenticate } from './authenticate';
import { login } from './login';
import { signOutEverywhere } from './sign-out-everywhere';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const whose = (token: string) => authenticate(harness.parts)(testContext(), { token });
const leave = (userId: string) => signOutEverywhere(harness.parts)(testContext({ userId }), {});

test('every session of the caller ends at once, nobody else is signed out, and others are told', async () => {
  const [ada, bob] = [await harness.join('Ada'), await harness.join('Bob')];
  const again = await login({ ...harness.parts, perAddress: generous(), perAccount: generous() })(testContext(), { username: 'Ada', password: PASSWORD });

  expect(await leave(ada.id)).toEqual({ ended: 2 });
  for (const { token } of [ada, again]) await expect(whose(token)).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
  expect(await whose(bob.token)).toMatchObject({ user_id: bob.id });
  expect(await harness.published(TokensRevoked)).toEqual([{ user_id: ada.id, kept_token_hash: Buffer.alloc(0) }]);
  expect(await leave(ada.id)).toEqual({ ended: 0 });
});

test('a session that has expired already is not counted', async () => {
  const { id } = await harness.join('Old');
  harness.now = new Date(harness.now.getTime() + 31 * 86_400_000);
  expect(await leave(id)).toEqual({ ended: 0 });
});

test('an account that is gone is told to sign in', async () => {
  await expect(leave(newId())).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
});
