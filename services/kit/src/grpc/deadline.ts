import type { Deadline } from '@grpc/grpc-js';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { AppError } from '../errors/app-error';

/** The earlier of what the caller allows and what the contract has. gRPC gives a Date, milliseconds, or Infinity for none. */
export function earliestDeadline(now: number, limitMs: number, given: Deadline): Date {
  return new Date(Math.min(now + limitMs, typeof given === 'number' ? given : given.getTime()));
}

/**
 * Runs work until the deadline at most.
 * @throws AppError DEADLINE_EXCEEDED when it is over. The work goes on unless it minds the signal; its outcome is dropped.
 */
export async function withinDeadline<T>(deadline: Date, cancel: AbortController, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new AppError(Reason.DEADLINE_EXCEEDED);
      cancel.abort(error);
      reject(error);
    }, deadline.getTime() - Date.now());
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    clearTimeout(timer);
  }
}
