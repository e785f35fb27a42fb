import { grpcClient, newId, serveGrpc, type GrpcServer, type Promisified } from '@oddsmates/kit';
import { silentLogger, testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { SocialServiceClient, SocialServiceService } from '@oddsmates/proto/grpc/social/v1/social';
import { handlers } from './handlers';
import { startHarness, type Harness } from './testing/harness';

let harness: Harness;
let server: GrpcServer;
let social: Promisified<SocialServiceClient>;
beforeAll(async () => {
  harness = await startHarness();
  server = await serveGrpc({ service: SocialServiceService, handlers: handlers(harness.parts), port: 0, host: '127.0.0.1', log: silentLogger() });
  social = grpcClient(SocialServiceClient, `127.0.0.1:${server.port}`);
});
afterAll(async () => {
  social.close();
  await server.close();
  await harness.close();
});

test('two people find each other, become friends, and the one who asked is told', async () => {
  const [ada, bob] = [await harness.person('Ada'), await harness.person('Bob')];
  const [as, asBob] = [testContext({ userId: ada }), testContext({ userId: bob })];
  expect(await social.searchUsers(as, { q: ' bo ' })).toMatchObject({ users: [{ id: bob, friendStatus: 'none' }] });
  expect(await social.sendFriendRequest(as, { user_id: bob })).toEqual({ friendStatus: 'pending' });
  const { requests } = await social.listFriendRequests(asBob, {});
  expect(await social.handleFriendRequest(asBob, { id: requests[0]?.id ?? '', action: 'accept' })).toEqual({ action: 'accept' });
  expect(await social.listFriends(as, {})).toMatchObject({ friends: [{ username: 'Bob', points: 1200 }] });
  expect(await social.listNotifications(as, {})).toMatchObject({ notifications: [{ type: 'friend_accepted', reference_id: bob, requires_action: false }] });
  expect(await social.markNotificationsRead(as, {})).toEqual({ marked: 1 });
});

test('visitors are turned away', async () => {
  await expect(social.listFriends(testContext(), {})).rejects.toMatchObject({ reason: Reason.NOT_AUTHENTICATED });
});

test('ids that are no ids, unknown actions and pages out of bounds are refused, each by its field', async () => {
  const ctx = testContext({ userId: newId() });
  await expect(social.sendFriendRequest(ctx, { user_id: '7' })).rejects.toMatchObject({ reason: Reason.INVALID_REQUEST, fields: { user_id: expect.any(String) } });
  await expect(social.handleFriendRequest(ctx, { id: newId(), action: 'maybe' })).rejects.toMatchObject({ fields: { action: expect.any(String) } });
  await expect(social.listNotifications(ctx, { limit: 101 })).rejects.toMatchObject({ fields: { limit: expect.any(String) } });
});
