import { AppError, foldName, type Clock, type Context, type Db, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { LoginRequest, LoginResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { readEarnings, type WalletClient } from '../earnings';
import type { Passwords } from '../passwords';
import { issueToken } from '../sessions';
import { isPasswordStill } from '../store/passwords';
import { findCredentials } from '../store/users';
import { throttle } from '../throttle';

export type LoginDeps = { db: Db; passwords: Passwords; wallet: WalletClient; perAddress: RateLimiter; perAccount: RateLimiter; clock: Clock };

/**
 * Signs in with username and password. A failure is the same in words and in work whether the username exists or not, and so is the limit on
 * attempts (docs/domain-rules.md#accounts).
 * @throws AppError WRONG_CREDENTIALS, TOO_MANY_REQUESTS
 */
export function login({ db, passwords, wallet, perAddress, perAccount, clock }: LoginDeps) {
  return async (ctx: Context, request: LoginRequest): Promise<LoginResponse> => {
    const usernameKey = foldName(request.username);
    await throttle([perAddress, ctx.clientAddress ?? ''], [perAccount, usernameKey]);

    const user = await findCredentials(db, usernameKey);
    const matches = await passwords.verify(user?.password_hash, request.password);
    if (!user || !matches) throw new AppError(Reason.WRONG_CREDENTIALS);

    const earnings = await readEarnings(wallet, ctx, [user.id]);
    const token = await db.tx(async (tx) => {
      // Checking takes a while: a password changed meanwhile has ended all sessions, and must not let a new one slip in.
      if (!(await isPasswordStill(tx, user.id, user.password_hash))) throw new AppError(Reason.WRONG_CREDENTIALS);
      return issueToken(tx, user.id, clock());
    });
    return { token, user: userView(user, earnings.get(user.id)) };
  };
}
