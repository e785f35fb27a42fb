import { AppError, type Context, type Db } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { GetProfileRequest, GetProfileResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { readEarnings, type WalletClient } from '../earnings';
import { findUser } from '../store/users';

/** The caller's own profile, with what the wallet says of their money and points. @throws AppError LOGIN_AGAIN when the account is gone */
export function getProfile({ db, wallet }: { db: Db; wallet: WalletClient }) {
  return async (ctx: Context, _request: GetProfileRequest): Promise<GetProfileResponse> => {
    const { userId } = ctx;
    const [user, earnings] = await Promise.all([findUser(db, userId), readEarnings(wallet, ctx, [userId])]);
    if (!user) throw new AppError(Reason.LOGIN_AGAIN);
    return { user: userView(user, earnings.get(userId)) };
  };
}
