import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { isConnectionFailure, isRetryable, isStatementTimeout } from '../db/errors';
import { AppError } from './app-error';

const RETRY_AFTER_S = 2;

/**
 * Anything thrown, as a refusal: an unreachable database as UNAVAILABLE, a statement that took too long as DEADLINE_EXCEEDED, transactions that
 * kept colliding as CONFLICT, and what nobody expected as INTERNAL. The cause is kept inside.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isConnectionFailure(error)) return new AppError(Reason.UNAVAILABLE, { cause: error, retryAfterS: RETRY_AFTER_S });
  if (isStatementTimeout(error)) return new AppError(Reason.DEADLINE_EXCEEDED, { cause: error });
  if (isRetryable(error)) return new AppError(Reason.CONFLICT, { cause: error });
  return new AppError(Reason.INTERNAL, { cause: error });
}
