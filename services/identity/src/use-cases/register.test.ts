import { inProcessRateLimiter } from '@oddsmates/kit';
import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { UserChanged } from '@oddsmates/proto/grpc/events/v1/identity';
import { generous, PASSWORD, startHarness, userOf, type Harness } from '../testing/harness';
import { register } from './register';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const open = (request: { username: string; email: string; google_token?: string }, perAddress = generous()) =>
  register({ ...harness.parts, perAddress })(testContext({ clientAddress: '192.0.2.1' }), { password: PASSWORD, ...request });

test('opens an account with 1200 points and no money, signs in and tells others', async () => {
  const { token, user } = await open({ username: ' Ada ', email: 'Ada@Example.com' });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user).toMatchObject({ username: 'Ada', email: 'Ada@Example.com', bio: '', profile_image_url: '', money: 0, points: 1200 });
  expect(user?.date_joined).toBe('2026-01-31T18:00:00.000Z');
  expect(await harness.published(UserChanged)).toContainEqual({ user_id: user?.id, username: 'Ada', profile_image_url: '', version: 1n, changed_at: harness.now });
});

test('keeps neither the password nor the token', async () => {
  const { token, user } = await open({ username: 'Secretive', email: 'secretive@example.com' });
  const rows = await harness.db.query('SELECT users.*, tokens.* FROM users JOIN tokens ON user_id = users.id WHERE users.id = $1', [user?.id]);
  const kept = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  expect(rows).toHaveLength(1);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(Buffer.from(token).toString('hex'));
});

test('a username is taken without regard to case, and the refusal names the field', async () => {
  await open({ username: 'Grace', email: 'grace@example.com' });
  await expect(open({ username: 'gRACE', email: 'other@example.com' })).rejects.toMatchObject({
    reason: Reason.USERNAME_TAKEN,
    sentence: 'This username is already taken',
    fields: { username: 'This username is already taken' },
  });
});

test('an email is taken without regard to case', async () => {
  await open({ username: 'Edsger', email: 'edsger@example.com' });
  await expect(open({ username: 'Dijkstra', email: 'EDSGER@Example.COM' })).rejects.toMatchObject({
    reason: Reason.EMAIL_TAKEN,
    sentence: 'An account with this email already exists',
  });
});

test('of many who want a name at the same moment one gets it, and the others are told', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => open({ username: 'Highlander', email: `h${i}@example.com` })));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as { reason: Reason }] : []));
  expect(refusals.map(({ reason }) => reason)).toEqual(Array.from({ length: 5 }, () => Reason.USERNAME_TAKEN));
  const { count } = await harness.db.one<{ count: bigint }>(
    `SELECT count(*) FROM outbox JOIN users ON key = users.id::text WHERE username = 'Highlander'`,
  );
  expect(count).toBe(1n);
});

test('a refused registration opens nothing', async () => {
  await open({ username: 'First', email: 'first@example.com' });
  await expect(open({ username: 'Second', email: 'first@example.com' })).rejects.toMatchObject({ reason: Reason.EMAIL_TAKEN });
  expect(await harness.db.query(`SELECT 1 FROM users WHERE username = 'Second'`)).toEqual([]);
});

test('a Google credential is refused while there is no Google sign-in', async () => {
  await expect(open({ username: 'Googler', email: 'g@example.com', google_token: 'a.b.c' })).rejects.toMatchObject({ reason: Reason.GOOGLE_REJECTED });
});

test('registrations from one address are limited', async () => {
  const perAddress = inProcessRateLimiter({ attempts: 1, windowS: 60 });
  userOf(await open({ username: 'One', email: 'one@example.com' }, perAddress));
  await expect(open({ username: 'Two', email: 'two@example.com' }, perAddress)).rejects.toMatchObject({ reason: Reason.TOO_MANY_REQUESTS });
});
