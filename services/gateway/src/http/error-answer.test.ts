import { AppError } from '@oddsmates/kit';
import { refusals } from '@oddsmates/proto/descriptor';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { errorAnswer } from './error-answer';
import { methodNotAllowed } from './refusals';

test('an error of ours says nothing about itself', () => {
  const answer = errorAnswer(new Error('password of the database is hunter2'), 'r1');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ error: 'Something went wrong. Please try again.', code: 'INTERNAL', request_id: 'r1' });
});

test('details stand beside the error and never in its place', () => {
  const error = new AppError(Reason.ODDS_CHANGED, { details: { odds: 2.1, error: 'x', code: 'x', request_id: 'x' } });
  expect(errorAnswer(error, 'r1').body).toEqual({ error: 'The odds have changed.', code: 'ODDS_CHANGED', odds: 2.1, request_id: 'r1' });
});

test('who is asked to wait is told how long', () => {
  expect(errorAnswer(new AppError(Reason.TOO_MANY_REQUESTS, { retryAfterS: 17 }), 'r').headers['Retry-After']).toBe('17');
  expect(errorAnswer(new AppError(Reason.UNAVAILABLE), 'r').headers['Retry-After']).toBe('2');
  expect(errorAnswer(new AppError(Reason.NOT_FOUND), 'r').headers['Retry-After']).toBeUndefined();
});

test('a method that is not known comes with those that are', () => {
  expect(errorAnswer(methodNotAllowed(['PUT', 'PATCH']), 'r')).toMatchObject({ status: 405, headers: { Allow: 'PATCH, PUT' } });
});

test('every reason of the contract has a status of its own kind, and only INTERNAL is 500', () => {
  for (const [name, { status, http }] of refusals) {
    const answered = errorAnswer(new AppError(name as Reason), 'r').status;
    if (http !== undefined) expect([name, answered]).toEqual([name, http]);
    expect([name, answered === 500]).toEqual([name, status === 'INTERNAL']);
  }
});
