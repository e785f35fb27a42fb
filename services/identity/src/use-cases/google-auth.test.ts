import { inProcessRateLimiter } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { JWTPayload } from 'jose';
import { generous, PASSWORD, startHarness, type Harness } from '../testing/harness';
import { startTestIssuer, type TestIssuer } from '../testing/issuer';
import { authenticate } from './authenticate';
import { googleAuth } from './google-auth';
import { register } from './register';

let issuer: TestIssuer;
let harness: Harness;
beforeAll(async () => {
  issuer = await startTestIssuer();
  harness = await startHarness(issuer);
});
afterAll(async () => {
  await harness.close();
  await issuer.close();
});

const claimsOf = (name: string): JWTPayload => ({ sub: `sub-${name}`, name, email: `${name}@example.com` });
const tokenOf = (name: string, claims: JWTPayload = {}) => issuer.token(harness.now, { ...claimsOf(name), ...claims });
const signIn = (token: string, perAddress = generous()) => googleAuth({ ...harness.parts, perAddress })(testContext({ clientAddress: '192.0.2.1' }), { token });
const open = (username: string, email: string, googleToken: string) =>
  register({ ...harness.parts, perAddress: generous() })(testContext(), { username, email, password: PASSWORD, google_token: googleToken });
const usersCalled = (username: string) => harness.db.query('SELECT 1 FROM users WHERE username = $1', [username]);

test('somebody unknown is told what their registration needs, registers with it, and from then on signs in', async () => {
  const token = await tokenOf('Ada');
  expect(await signIn(token)).toEqual({ exists: false, email: 'Ada@example.com', suggested_username: 'Ada' });
  const { user } = await open('Ada', 'ada@EXAMPLE.com', token);

  harness.wallet.players.set(user?.id ?? '', { user_id: user?.id ?? '', money_cents: 5_00n, points_earned: 19 });
  const again = await signIn(await tokenOf('Ada'));
  expect(again).toMatchObject({ exists: true, user: { id: user?.id, username: 'Ada', money: 5, points: 1219 } });
  expect(await authenticate(harness.parts)(testContext(), { token: again.token ?? '' })).toMatchObject({ user_id: user?.id });
});

test('it is the account that is known, not the email: another email of the same account signs in', async () => {
  await open('Bob', 'Bob@example.com', await tokenOf('Bob'));
  const { user } = await signIn(await tokenOf('Bob', { email: 'bob@elsewhere.example.com' }));
  expect(user).toMatchObject({ username: 'Bob', email: 'Bob@example.com' });
});

test('the suggested username is free at that moment, also in another case', async () => {
  await harness.join('CLEO');
  await harness.join('Cleo2');
  expect(await signIn(await tokenOf('Cleo', { email: 'cleo@elsewhere.example.com' }))).toMatchObject({ suggested_username: 'Cleo3' });
});

test('when everybody has the name, the suggestion is another', async () => {
  const key = (n: number) => (n === 1 ? 'max' : `max${n}`);
  await harness.db.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, date_joined)
     SELECT gen_random_uuid(), key, key, key, key, '', now() FROM unnest($1::text[]) AS key`,
    [Array.from({ length: 99 }, (_, index) => key(index + 1))],
  );
  expect((await signIn(await tokenOf('Max'))).suggested_username).toMatch(/^Player [0-9a-f]{8}$/);
});

test('a verified email never takes over an account with a password, nor opens a second one', async () => {
  const dan = await harness.join('Dan');
  const token = await tokenOf('Dan', { email: 'DAN@example.com' });
  expect(await signIn(token)).toEqual({
    exists: false,
    error: 'An account with this email already exists. Please sign in with your username and password.',
  });
  await expect(open('Dan again', 'dan@example.com', token)).rejects.toMatchObject({ reason: Reason.EMAIL_TAKEN });
  expect(await harness.db.query('SELECT 1 FROM google_accounts WHERE user_id = $1', [dan.id])).toEqual([]);
});

test('a registration keeps to the verified email', async () => {
  const token = await tokenOf('Eve');
  await expect(open('Eve', 'somebody-else@example.com', token)).rejects.toMatchObject({
    reason: Reason.GOOGLE_EMAIL_LOCKED,
    fields: { email: 'The email must be the one of your Google account.' },
  });
  expect(await usersCalled('Eve')).toEqual([]);
});

test('a Google account belongs to one user, also when two registrations come at the same moment', async () => {
  const token = await tokenOf('Finn');
  await open('Finn', 'finn@example.com', token);
  await expect(open('Finn again', 'finn@example.com', token)).rejects.toMatchObject({ reason: Reason.GOOGLE_ALREADY_LINKED });

  const [one, other] = [await tokenOf('Gil'), await tokenOf('Gil', { email: 'gil@elsewhere.example.com' })];
  const outcomes = await Promise.allSettled([open('Gil one', 'gil@example.com', one), open('Gil other', 'gil@elsewhere.example.com', other)]);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as { reason: Reason }).reason] : []));
  expect(refusals).toEqual([Reason.GOOGLE_ALREADY_LINKED]);
});

test('a registration with a token that does not hold opens nothing', async () => {
  await expect(open('Hal', 'hal@example.com', await tokenOf('Hal', { email_verified: false }))).rejects.toMatchObject({ reason: Reason.GOOGLE_REJECTED });
  expect(await usersCalled('Hal')).toEqual([]);
});

test('a token that does not hold signs nobody in', async () => {
  await expect(signIn(await tokenOf('Ada', { aud: 'somebody-else' }))).rejects.toMatchObject({
    reason: Reason.GOOGLE_REJECTED,
    sentence: 'Google authentication failed',
  });
});

test('attempts from one address are limited', async () => {
  const perAddress = inProcessRateLimiter({ attempts: 1, windowS: 60 });
  await expect(signIn('a.b.c', perAddress)).rejects.toMatchObject({ reason: Reason.GOOGLE_REJECTED });
  await expect(signIn('a.b.c', perAddress)).rejects.toMatchObject({ reason: Reason.TOO_MANY_REQUESTS });
});
