import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { Db, Tx } from '../db/types';
import { AppError } from '../errors/app-error';
import { testContext, testDatabase } from '../testing';
import { Note } from '../testing/test-message';
import { sweep } from './housekeeping';
import { idempotently } from './idempotently';

let db: Db;
let runs: number;

const work = async (tx: Tx): Promise<Note> => {
  runs += 1;
  const { id } = await tx.one<{ id: number }>('INSERT INTO effect DEFAULT VALUES RETURNING id');
  return { text: `answer ${id}` };
};
const call = (key: string | undefined, request = 'request', userId = 'user-1', run = work) =>
  idempotently(db, testContext(key === undefined ? { userId } : { userId, idempotencyKey: key }), Note, 'PlaceBet', Note.encode({ text: request }), run);
const effects = async () => (await db.query('SELECT 1 FROM effect')).length;

beforeEach(async () => {
  db = await testDatabase();
  await db.query('CREATE TABLE effect (id serial)');
  runs = 0;
});
afterEach(() => db.close());

test('the same key with the same request is given the first answer and has no second effect', async () => {
  expect(await call('key')).toEqual({ text: 'answer 1' });
  expect(await call('key')).toEqual({ text: 'answer 1' });
  expect(await effects()).toBe(1);
});

test('the same key with another request is refused', async () => {
  await call('key');
  await expect(call('key', 'another request')).rejects.toMatchObject({ reason: Reason.IDEMPOTENCY_KEY_REUSED });
  expect(await effects()).toBe(1);
});

test('ten at once have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('key')));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['answer 1']));
  expect(runs).toBe(1);
});

test('keys are counted per user, and without a key every call has its effect', async () => {
  await call('key', 'request', 'user-1');
  await call('key', 'request', 'user-2');
  await call(undefined);
  await call(undefined);
  expect(await effects()).toBe(4);
});

test('a refused request leaves no trace and may be tried again under its key', async () => {
  const refuse = () => Promise.reject(new AppError(Reason.INSUFFICIENT_FUNDS, { params: { balance: '0.00' } }));
  await expect(call('key', 'request', 'user-1', refuse)).rejects.toMatchObject({ reason: Reason.INSUFFICIENT_FUNDS });
  expect(await call('key')).toEqual({ text: 'answer 1' });
});

test('keys older than a day and old inbox rows are swept away', async () => {
  await call('old');
  await call('young');
  await db.query("UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old'");
  await db.query("INSERT INTO inbox VALUES ('g', gen_random_uuid(), now() - interval '46 days'), ('g', gen_random_uuid(), now())");
  expect(await sweep(db)).toBe(2);
  expect(await db.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'young' }]);
});
