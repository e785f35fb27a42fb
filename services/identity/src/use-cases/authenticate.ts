import { AppError, isoTime, type Clock, type Context, type Db } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { AuthenticateRequest, AuthenticateResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { hashToken } from '../domain/token';
import { findToken } from '../store/tokens';

/** Whose token this is. @throws AppError LOGIN_AGAIN for one that is unknown or expired */
export function authenticate({ db, clock }: { db: Db; clock: Clock }) {
  return async (_ctx: Context, { token }: AuthenticateRequest): Promise<AuthenticateResponse> => {
    const found = await findToken(db, hashToken(token), clock());
    if (!found) throw new AppError(Reason.LOGIN_AGAIN);
    return { user_id: found.user_id, expires_at: isoTime(found.expires_at) };
  };
}
