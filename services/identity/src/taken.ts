import { AppError, isUniqueViolation, refusalOf } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import { ONE_USER_PER_GOOGLE_ACCOUNT } from './store/google-accounts';
import { UNIQUE } from './store/users';

/** Says in the contract's words that a username, an email or a Google account is taken, when that is what the database refused; else the error as it is. */
export function asTaken(error: unknown): unknown {
  if (isUniqueViolation(error, UNIQUE.username)) return taken(Reason.USERNAME_TAKEN, 'username', error);
  if (isUniqueViolation(error, UNIQUE.email)) return taken(Reason.EMAIL_TAKEN, 'email', error);
  if (isUniqueViolation(error, ONE_USER_PER_GOOGLE_ACCOUNT)) return new AppError(Reason.GOOGLE_ALREADY_LINKED, { cause: error });
  return error;
}

function taken(reason: Reason, field: string, cause: unknown): AppError {
  return new AppError(reason, { fields: { [field]: refusalOf(reason).sentence }, cause });
}
