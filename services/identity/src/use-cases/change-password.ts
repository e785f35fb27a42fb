import { AppError, refusalOf, type Clock, type Context, type Db, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { ChangePasswordRequest, ChangePasswordResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { Passwords } from '../passwords';
import { endSessions, issueToken } from '../sessions';
import { findPasswordHash, lockPasswordHash, updatePassword } from '../store/passwords';
import { throttle } from '../throttle';

export type ChangePasswordDeps = { db: Db; passwords: Passwords; perUser: RateLimiter; clock: Clock };

/**
 * Changes the caller's password and ends all sessions; this one goes on with the token of the answer. The answer is a secret, so it is not
 * kept under a request key: who loses it signs in with the new password.
 * @throws AppError CURRENT_PASSWORD_WRONG, TOO_MANY_REQUESTS; CONFLICT when somebody else changes it at the same moment; LOGIN_AGAIN when the
 * account is gone
 */
export function changePassword({ db, passwords, perUser, clock }: ChangePasswordDeps) {
  return async (ctx: Context, request: ChangePasswordRequest): Promise<ChangePasswordResponse> => {
    const { userId } = ctx;
    await throttle([perUser, userId]);

    const before = await findPasswordHash(db, userId);
    if (before === undefined) throw new AppError(Reason.LOGIN_AGAIN);
    if (!(await passwords.verify(before, request.current_password ?? ''))) throw wrongPassword();
    const after = await passwords.hash(request.new_password);
    const now = clock();

    return db.tx(async (tx) => {
      // Hashing takes a while and holds no lock: somebody may have changed the password meanwhile.
      if ((await lockPasswordHash(tx, userId)) !== before) throw new AppError(Reason.CONFLICT);
      await updatePassword(tx, userId, after);
      const token = await issueToken(tx, userId, now);
      await endSessions(tx, userId, now, token);
      return { token };
    });
  };
}

function wrongPassword(): AppError {
  return new AppError(Reason.CURRENT_PASSWORD_WRONG, { fields: { current_password: refusalOf(Reason.CURRENT_PASSWORD_WRONG).sentence } });
}
