import { AppError, type GrpcServer } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { serveFake } from '../testing/fake-services';
import { connectServices, type Services } from './services';
import { rememberTokens } from './user-of-token';

const EXPIRES = '2030-01-01T00:00:00.000Z';
const asked: string[][] = [];
let identity: GrpcServer;
let services: Services;

beforeAll(async () => {
  const ownerOf = (token: string) => (token.startsWith('good') ? { user_id: `user of ${token}`, expires_at: EXPIRES } : undefined);
  identity = await serveFake(IdentityServiceService, {
    authenticate: async (_ctx, { token }) => {
      asked.push([token]);
      const owner = ownerOf(token);
      if (!owner) throw new AppError(Reason.LOGIN_AGAIN);
      return owner;
    },
    authenticateMany: async (_ctx, { tokens }) => {
      asked.push(tokens);
      return { owners: tokens.map((token) => ownerOf(token) ?? { user_id: undefined, expires_at: undefined }) };
    },
  });
  services = connectServices({ identity: `127.0.0.1:${identity.port}` });
});
afterAll(async () => {
  services.close();
  await identity.close();
});

test('people who call at the same moment are asked about together, and each is told apart', async () => {
  const tokens = rememberTokens(services);
  const answers = await Promise.allSettled(['good-1', 'good-2', 'bad', 'good-3', 'good-2'].map((token) => tokens.sessionOf(token)));
  const session = (token: string) => ({ userId: `user of ${token}`, expiresAt: Date.parse(EXPIRES) });
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as AppError).reason))).toEqual(
    [session('good-1'), session('good-2'), Reason.LOGIN_AGAIN, session('good-3'), session('good-2')],
  );
  expect(asked).toEqual([['good-1'], ['good-2', 'bad', 'good-3']]);
  await expect(tokens.sessionOf('bad')).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
});
