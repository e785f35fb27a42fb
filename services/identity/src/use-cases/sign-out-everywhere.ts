import { AppError, type Clock, type Context, type Db } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { SignOutEverywhereRequest, SignOutEverywhereResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { endSessions } from '../sessions';
import { lockUser } from '../store/users';

/** Ends all of the caller's sessions, this one too. @throws AppError LOGIN_AGAIN when the account is gone */
export function signOutEverywhere({ db, clock }: { db: Db; clock: Clock }) {
  return async (ctx: Context, _request: SignOutEverywhereRequest): Promise<SignOutEverywhereResponse> => {
    const { userId } = ctx;
    return db.tx(async (tx) => {
      if (!(await lockUser(tx, userId))) throw new AppError(Reason.LOGIN_AGAIN);
      return { ended: await endSessions(tx, userId, clock()) };
    });
  };
}
