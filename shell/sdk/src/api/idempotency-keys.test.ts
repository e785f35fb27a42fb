import { ApiError } from './api-error';
import { idempotencyKeys } from './idempotency-keys';

const bet = { event_id: 'e1', amount: 10 };
const failure = (status: number) => new ApiError({ status, code: 'X', message: 'x' });

it('gives the same request the same key until it is decided', () => {
  const keys = idempotencyKeys();
  const first = keys.keyOf(bet);
  expect(keys.keyOf({ ...bet })).toBe(first);
  expect(keys.keyOf({ ...bet, amount: 11 })).not.toBe(first);
});

it.each([0, 500, 503, 504])('keeps the key when status %i leaves the decision open', (status) => {
  const keys = idempotencyKeys();
  const first = keys.keyOf(bet);
  keys.settled(bet, failure(status));
  expect(keys.keyOf(bet)).toBe(first);
});

it.each([400, 409])('takes a new key after a refusal with status %i', (status) => {
  const keys = idempotencyKeys();
  const first = keys.keyOf(bet);
  keys.settled(bet, failure(status));
  expect(keys.keyOf(bet)).not.toBe(first);
});

it('takes a new key after success', () => {
  const keys = idempotencyKeys();
  const first = keys.keyOf(bet);
  keys.settled(bet);
  expect(keys.keyOf(bet)).not.toBe(first);
});
