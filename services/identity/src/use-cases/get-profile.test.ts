import { grpcClient, newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { WalletServiceClient } from '@oddsmates/proto/grpc/wallet/v1/wallet';
import { startHarness, userOf, type Harness } from '../testing/harness';
import { getProfile } from './get-profile';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('shows the caller to themselves', async () => {
  const { id } = await harness.join('Ada');
  harness.wallet.players.set(id, { user_id: id, money_cents: 109_091n, points_earned: 19 });
  expect(userOf(await getProfile(harness.parts)(testContext({ userId: id }), {}))).toEqual({
    id,
    username: 'Ada',
    email: 'Ada@example.com',
    profile_image_url: '',
    bio: '',
    money: 1090.91,
    points: 1219,
    date_joined: '2026-01-31T18:00:00.000Z',
  });
});

test('somebody who never played has no money and the points everybody starts with', async () => {
  const { id } = await harness.join('Newcomer');
  expect(userOf(await getProfile(harness.parts)(testContext({ userId: id }), {}))).toMatchObject({ money: 0, points: 1200 });
});

test('a visitor is turned away, and so is somebody whose account is gone', async () => {
  await expect(getProfile(harness.parts)(testContext(), {})).rejects.toMatchObject({ reason: Reason.NOT_AUTHENTICATED });
  await expect(getProfile(harness.parts)(testContext({ userId: newId() }), {})).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
});

test('while the wallet cannot be reached no money is made up', async () => {
  const { id } = await harness.join('Stranded');
  const unreachable = grpcClient(WalletServiceClient, '127.0.0.1:1');
  const deadline = new Date(Date.now() + 1_000);
  await expect(getProfile({ ...harness.parts, wallet: unreachable })(testContext({ userId: id, deadline }), {})).rejects.toMatchObject({
    reason: Reason.UNAVAILABLE,
  });
  unreachable.close();
});
