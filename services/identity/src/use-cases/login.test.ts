import { inProcessRateLimiter, type AppError } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { generous, PASSWORD, startHarness, type Harness } from '../testing/harness';
import { authenticate } from './authenticate';
import { login } from './login';

let harness: Harness;
let ada: string;
beforeAll(async () => {
  harness = await startHarness();
  ({ id: ada } = await harness.join('Ada'));
});
afterAll(() => harness.close());

const signIn = (username: string, password: string, { perAddress = generous(), perAccount = generous(), clientAddress = '192.0.2.1' } = {}) =>
  login({ ...harness.parts, perAddress, perAccount })(testContext({ clientAddress }), { username, password });

const refusalOf = (attempt: Promise<unknown>): Promise<AppError> => attempt.then(
  () => Promise.reject(new Error('was not refused')),
  (error: AppError) => error,
);

test('signs in without regard to the case of the username, with money and points from the wallet', async () => {
  harness.wallet.players.set(ada, { user_id: ada, money_cents: 123_45n, points_earned: 57 });
  const { token, user } = await signIn('aDA', PASSWORD);
  expect(user).toMatchObject({ id: ada, username: 'Ada', money: 123.45, points: 1257 });
  expect(await authenticate(harness.parts)(testContext(), { token })).toMatchObject({ user_id: ada });
});

test('each sign-in has a token of its own, and the earlier ones stay valid', async () => {
  const [one, other] = [await signIn('Ada', PASSWORD), await signIn('Ada', PASSWORD)];
  expect(one.token).not.toBe(other.token);
  expect(await authenticate(harness.parts)(testContext(), one)).toMatchObject({ user_id: ada });
});

test('a wrong password and an unknown name are refused in the same words', async () => {
  const wrong = await refusalOf(signIn('Ada', 'not the password'));
  const unknown = await refusalOf(signIn('Nobody', PASSWORD));
  expect(wrong).toMatchObject({ reason: Reason.WRONG_CREDENTIALS, sentence: 'Invalid username or password' });
  expect({ ...unknown, stack: '' }).toEqual({ ...wrong, stack: '' });
});

test('attempts on one account are limited, whether it exists or not and wherever they come from', async () => {
  for (const username of ['Ada', 'Nobody']) {
    const perAccount = inProcessRateLimiter({ attempts: 2, windowS: 60 });
    const attempt = (clientAddress: string) => refusalOf(signIn(username.toUpperCase(), 'guess', { perAccount, clientAddress }));
    await attempt('192.0.2.1');
    await attempt('192.0.2.2');
    expect(await attempt('192.0.2.3')).toMatchObject({ reason: Reason.TOO_MANY_REQUESTS, retryAfterS: 60 });
  }
});

test('attempts from one address are limited, whoever they are for', async () => {
  const perAddress = inProcessRateLimiter({ attempts: 1, windowS: 60 });
  await refusalOf(signIn('Somebody', 'guess', { perAddress }));
  expect(await refusalOf(signIn('Ada', PASSWORD, { perAddress }))).toMatchObject({ reason: Reason.TOO_MANY_REQUESTS });
  expect((await signIn('Ada', PASSWORD, { perAddress, clientAddress: '192.0.2.99' })).token).not.toBe('');
});
