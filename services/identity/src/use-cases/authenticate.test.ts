import { testContext } from '@oddsmates/kit/testing';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { newToken } from '../domain/token';
import { startHarness, type Harness } from '../testing/harness';
import { authenticate } from './authenticate';
import { authenticateMany } from './authenticate-many';

const DAY_MS = 86_400_000;
const start = new Date('2026-01-31T18:00:00.000Z');

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.now = start;
});

const ask = (token: string) => authenticate(harness.parts)(testContext(), { token });

test('a token says whose it is and until when', async () => {
  const { id, token } = await harness.join('Ada');
  expect(await ask(token)).toEqual({ user_id: id, expires_at: '2026-03-02T18:00:00.000Z' });
});

test('a token is good for thirty days and not a moment longer', async () => {
  const { id, token } = await harness.join('Grace');
  harness.now = new Date(start.getTime() + 30 * DAY_MS - 1);
  expect(await ask(token)).toMatchObject({ user_id: id });
  harness.now = new Date(start.getTime() + 30 * DAY_MS);
  await expect(ask(token)).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN, sentence: 'Please login again' });
});

test.each(['', 'x', newToken(), 'ü'.repeat(100)])('the unknown token %j is refused', async (token) => {
  await expect(ask(token)).rejects.toMatchObject({ reason: Reason.LOGIN_AGAIN });
});

test('of several tokens each is answered in its place: whose it is, or nobody\'s', async () => {
  const [ann, bob] = [await harness.join('Ann'), await harness.join('Bob')];
  const askMany = (tokens: string[]) => authenticateMany(harness.parts)(testContext(), { tokens });
  const nobody = { user_id: undefined, expires_at: undefined };
  const good = (user_id: string) => ({ user_id, expires_at: '2026-03-02T18:00:00.000Z' });
  expect((await askMany([bob.token, newToken(), ann.token, '', bob.token])).owners).toEqual([good(bob.id), nobody, good(ann.id), nobody, good(bob.id)]);
  expect((await askMany([])).owners).toEqual([]);
  harness.now = new Date(start.getTime() + 30 * DAY_MS);
  expect((await askMany([ann.token, bob.token])).owners).toEqual([nobody, nobody]);
});
