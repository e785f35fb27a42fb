import { type AppError, metrics } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { Admission } from './admission';

const busy = expect.objectContaining({ reason: Reason.BUSY, retryAfterS: 1 }) as AppError;

test('reads make room first: what changes something still comes in', () => {
  const admission = new Admission(4);
  for (let read = 0; read < 3; read += 1) admission.enter('read');
  expect(() => admission.enter('read')).toThrow(busy);
  admission.enter('write');
  expect(() => admission.enter('write')).toThrow(busy);
});

test('whoever leaves makes room for another', () => {
  const admission = new Admission(1);
  const leave = admission.enter('write');
  expect(() => admission.enter('write')).toThrow(busy);
  leave();
  expect(() => admission.enter('write')).not.toThrow();
});

test('figures tell how many are inside and how many were turned away', async () => {
  const told = async (line: string) => (await metrics.metrics()).split('\n').includes(line);
  metrics.resetMetrics();
  const admission = new Admission(1);
  const leave = admission.enter('read');
  expect(() => admission.enter('read')).toThrow(busy);
  expect([await told('calls_under_way 1'), await told('calls_turned_away_total{kind="read"} 1')]).toEqual([true, true]);
  leave();
  expect(await told('calls_under_way 0')).toBe(true);
});
