import { status } from '@grpc/grpc-js';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError, isRefusal } from './app-error';
import { refusalOf } from './reasons';
import { toAppError } from './to-app-error';

test('status and sentence are those of the contract', () => {
  const error = new AppError(Reason.INSUFFICIENT_FUNDS, { params: { balance: '12.50' } });
  expect(error.sentence).toBe('Insufficient funds. Your balance is $12.50');
  expect(error.refusal.code).toBe(status.FAILED_PRECONDITION);
  expect(isRefusal(error, Reason.INSUFFICIENT_FUNDS)).toBe(true);
});

test('every reason but NONE has a status and a sentence', () => {
  for (const reason of Object.values(Reason)) {
    if (reason === Reason.NONE) continue;
    expect(refusalOf(reason).sentence).not.toBe('');
    expect(refusalOf(reason).code).toBeGreaterThan(0);
  }
});

test('a refused request is told by its first field', () => {
  const fields = { name: 'Name is required.', bio: 'Bio must be at most 500 characters.' };
  expect(new AppError(Reason.INVALID_REQUEST, { fields }).sentence).toBe('Name is required.');
  expect(new AppError(Reason.INVALID_REQUEST).sentence).toBe('Please check what you entered.');
});

test('an unreachable database is UNAVAILABLE, anything unexpected INTERNAL, and neither tells its cause', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
  expect(toAppError(refused)).toMatchObject({ reason: Reason.UNAVAILABLE, cause: refused });
  expect(toAppError(Object.assign(new Error('shutting down'), { code: '57P01' })).reason).toBe(Reason.UNAVAILABLE);
  expect(toAppError(Object.assign(new Error('canceling statement'), { code: '57014' })).reason).toBe(Reason.DEADLINE_EXCEEDED);
  expect(toAppError(Object.assign(new Error('deadlock detected'), { code: '40P01' })).reason).toBe(Reason.CONFLICT);
  const unexpected = toAppError(new TypeError('x is undefined'));
  expect(unexpected).toMatchObject({ reason: Reason.INTERNAL, sentence: 'Something went wrong. Please try again.' });
});
