import { AppError, type GrpcServer } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import { serveFake } from '../testing/fake-services';
import { connectServices, type Services } from './services';
import { rememberTokens } from './user-of-token';

const EXPIRES = '2030-01-01T00:00:00.000Z';
const asked: string[][] = [];
let identity: GrpcServer;
let olderIdentity = false;
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
      if (olderIdentity) throw new AppError(Reason.NOT_BUILT);
      asked.push(tokens);
      return { owners: tokens.map((token) => ownerOf(token) ?? { user_id: undefined, expires_at: undefined }) };
    },
  });
  services = connectServices({ identity: `127.0.0.1:${identity.port}` });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  services.close();
  await identity.close();
});

const session = (token: string) => ({ userId: `user of ${token}`, expiresAt: Date.parse(EXPIRES) });

async function askAtOnce(tokens: readonly string[]): Promise<unknown[]> {
  const cache = rememberTokens(services);
  const answers = await Promise.allSettled(tokens.map((token) => cache.sessionOf(token)));
  return answers.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as AppError).reason));
}

test('people who call at the same moment are asked about together, and each is told apart', async () => {
  const answers = await askAtOnce(['good-1', 'good-2', 'bad', 'good-3', 'good-2']);
  expect(answers).toEqual([session('good-1'), session('good-2'), Reason.LOGIN_AGAIN, session('good-3'), session('good-2')]);
  expect(asked).toEqual([['good-1'], ['good-2', 'bad', 'good-3']]);
});

test('one who comes alone with a token of nobody is told so', async () => {
  expect(await askAtOnce(['bad'])).toEqual([Reason.LOGIN_AGAIN]);
});

test('a gateway whose identity was of an older version knew nobody when several called: it asks about one at a time', async () => {
  olderIdentity = true;
  expect(await askAtOnce(['good-1', 'good-2', 'bad'])).toEqual([session('good-1'), session('good-2'), Reason.LOGIN_AGAIN]);
  expect(asked).toEqual([['good-1'], ['good-2'], ['bad']]);
});
