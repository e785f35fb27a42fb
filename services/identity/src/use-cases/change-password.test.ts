import { inProcessRateLimiter, newId } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { TokensRevoked } from '@oddsmates/proto/grpc/events/v1/identity';
import { hashToken } from '../domain/token';
import { generous, PASSWORD, startHarness, type Harness } from '../testing/harness';
import { authenticate } from './authenticate';
import { changePassword } from './change-password';
import { login } from './login';

const NEW_PASSWORD = 'battery staple';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const whose = (token: string) => authenticate(harness.parts)(testContext(), { token });
const change = (userId: string, current: string | undefined, perUser = generous()) =>
  changePassword({ ...harness.parts, perUser })(testContext({ userId }), {
    new_password: NEW_PASSWORD,
    ...(current !== undefined && { current_password: current }),
  });
const signIn = (username: string, password: string) =>
  login({ ...harness.parts, perAddress: generous(), perAccount: generous() })(testContext(), { username, password });

test('the new password signs in, the old one no longer does', async () => {
  const { id } = await harness.join('Ada');
  await change(id, PASSWORD);
  await expect(signIn('Ada', PASSWORD)).rejects.toMatchObject({ reason: Reason.WRONG_CREDENTIALS });
  expect((await signIn('Ada', NEW_PASSWORD)).user?.id).toBe(id);
});

test('every session ends at once but this one, which goes on with the new token, and others are told which', async () => {
  const here = await harness.join('Bob');
  const elsewhere = await signIn('Bob', PASSWORD);
  const { token } = await change(here.id, PASSWORD);
  for (const ended of [here, elsewhere]) await expect(whose(ended.token)).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
  expect(await whose(token)).toMatchObject({ user_id: here.id });
  expect((await harness.published(TokensRevoked)).at(-1)).toEqual({ user_id: here.id, kept_token_hash: hashToken(token) });
});

test.each(['not the password', '', undefined])('with %j for the current password nothing changes', async (current) => {
  const { id, token } = await harness.join(`Cleo ${current}`);
  await expect(change(id, current)).rejects.toMatchObject({
    reason: Reason.CURRENT_PASSWORD_WRONG,
    fields: { current_password: 'The current password is not right.' },
  });
  expect(await whose(token)).toMatchObject({ user_id: id });
  expect((await signIn(`Cleo ${current}`, PASSWORD)).user?.id).toBe(id);
});

test('of two changes at the same moment one counts', async () => {
  const { id } = await harness.join('Dan');
  const outcomes = await Promise.allSettled([change(id, PASSWORD), change(id, PASSWORD)]);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { reason: Reason }).reason] : []));
  expect(refusals).toHaveLength(1);
  // Whichever it finds first: another password, or another password since it looked.
  expect([Reason.CONFLICT, Reason.CURRENT_PASSWORD_WRONG]).toContain(refusals[0]);
});

test('a sign-in with the old password that is on its way has no session once the password is changed', async () => {
  const { id } = await harness.join('Eve');
  // The sign-in has checked the old password when the change comes in between.
  const slow: Harness['parts'] = {
    ...harness.parts,
    passwords: {
      ...harness.parts.passwords,
      async verify(hash, password) {
        const matches = await harness.parts.passwords.verify(hash, password);
        await change(id, PASSWORD);
        return matches;
      },
    },
  };
  const attempt = login({ ...slow, perAddress: generous(), perAccount: generous() })(testContext(), { username: 'Eve', password: PASSWORD });
  await expect(attempt).rejects.toMatchObject({ reason: Reason.WRONG_CREDENTIALS });
});

test('guesses at the current password are limited', async () => {
  const { id } = await harness.join('Finn');
  const perUser = inProcessRateLimiter({ attempts: 1, windowS: 60 });
  await expect(change(id, 'guess', perUser)).rejects.toMatchObject({ reason: Reason.CURRENT_PASSWORD_WRONG });
  await expect(change(id, PASSWORD, perUser)).rejects.toMatchObject({ reason: Reason.TOO_MANY_REQUESTS });
});

test('an account that is gone is told to sign in', async () => {
  await expect(change(newId(), PASSWORD)).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
});
