import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

const HOUR_MS = 3_600_000;

/**
 * When a captain's own event starts and ends. Left empty: in one hour and in 24 hours (spec section 3, event form defaults); the end is
 * moved on when the start lies later than that.
 * @param commence ISO 8601 or empty
 * @param end ISO 8601 or empty
 * @throws AppError EVENT_ENDS_BEFORE_START
 */
export function eventTimes(commence: string, end: string, now: Date): { commenceTime: Date; endTime: Date } {
  const commenceTime = commence === '' ? later(now, 1) : new Date(commence);
  const endTime = end === '' ? latest(later(now, 24), later(commenceTime, 23)) : new Date(end);
  if (endTime <= commenceTime) throw new AppError(Reason.EVENT_ENDS_BEFORE_START);
  return { commenceTime, endTime };
}

function later(time: Date, hours: number): Date {
  return new Date(time.getTime() + hours * HOUR_MS);
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
