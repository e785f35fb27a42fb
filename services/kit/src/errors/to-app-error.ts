import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isConnectionFailure } from '../db/errors';
import { AppError } from './app-error';

const RETRY_AFTER_S = 2;

/** Anything thrown, as a refusal: an unreachable database as UNAVAILABLE, what nobody expected as INTERNAL with the cause kept inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isConnectionFailure(error)) return new AppError(Reason.UNAVAILABLE, { cause: error, retryAfterS: RETRY_AFTER_S });
  return new AppError(Reason.INTERNAL, { cause: error });
}
