import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isConnectionFailure } from '../db/errors';
import { AppError } from '../errors/app-error';

/** Whether a handler failed because something it needs is down: no event is at fault then, so it is retried for as long as that lasts. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return error.reason === Reason.UNAVAILABLE || error.reason === Reason.DEADLINE_EXCEEDED;
  return isConnectionFailure(error);
}
