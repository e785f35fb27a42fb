import { grpcClient, serveGrpc, type GrpcServer, type Promisified } from '@oddsmates/kit';
import { silentLogger, testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceClient, IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { handlers } from './handlers';
import { startHarness, userOf, type Harness } from './testing/harness';

let harness: Harness;
let server: GrpcServer;
let identity: Promisified<IdentityServiceClient>;
beforeAll(async () => {
  harness = await startHarness();
  server = await serveGrpc({ service: IdentityServiceService, handlers: handlers(harness.parts), port: 0, host: '127.0.0.1', log: silentLogger() });
  identity = grpcClient(IdentityServiceClient, `127.0.0.1:${server.port}`);
});
afterAll(async () => {
  identity.close();
  await server.close();
  await harness.close();
});

const account = { username: 'Ada', email: 'ada@example.com', password: 'correct horse' };

test('somebody registers, signs in, is recognised and sees their profile', async () => {
  await identity.register(testContext(), account);
  const { token, user } = await identity.login(testContext(), account);
  const { user_id: userId } = await identity.authenticate(testContext(), { token });
  const profile = await identity.getProfile(testContext({ userId }), {});
  expect(profile.user).toEqual(user);
  expect(userOf(profile)).toMatchObject({ username: 'Ada', email: 'ada@example.com' });
});

test.each([
  [{ username: '' }, { username: 'Username is required' }],
  [{ username: ' \t ' }, { username: 'Username is required' }],
  [{ username: '\u200b' }, { username: 'Username is required' }],
  [{ username: 'a\nb' }, { username: 'A username is one line of at most 50 characters.' }],
  [{ username: 'x'.repeat(51) }, { username: 'A username is one line of at most 50 characters.' }],
  [{ email: 'nowhere' }, { email: 'Please enter a valid email address' }],
  [{ password: '1234567' }, { password: 'A password has 8 to 128 characters.' }],
  [{ password: 'x'.repeat(129) }, { password: 'A password has 8 to 128 characters.' }],
])('an account with %j is refused, field by field', async (change, fields) => {
  await expect(identity.register(testContext(), { ...account, username: 'Other', email: 'other@example.com', ...change })).rejects.toMatchObject({
    reason: Reason.INVALID_REQUEST,
    fields,
  });
});

test('Google sign-in is off, and says so', async () => {
  expect(await identity.getAuthConfig(testContext(), {})).toEqual({ google: { client_id: '', issuer: '', mode: 'off' } });
  await expect(identity.googleAuth(testContext(), { token: 'a.b.c' })).rejects.toMatchObject({ reason: Reason.GOOGLE_REJECTED });
});
