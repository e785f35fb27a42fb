import { AppError, foldName, newId, type Clock, type Context, type Db, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { RegisterRequest, RegisterResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { readUsername } from '../domain/username';
import type { Passwords } from '../passwords';
import { issueToken } from '../sessions';
import { insertUser } from '../store/users';
import { asTaken } from '../taken';
import { throttle } from '../throttle';
import { userChanged } from '../user-changed';

export type RegisterDeps = { db: Db; passwords: Passwords; perAddress: RateLimiter; clock: Clock };

/**
 * Opens an account and signs its owner in. Nobody who is new has money or points, so the wallet is not asked.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN (also for two at the same moment), GOOGLE_REJECTED, TOO_MANY_REQUESTS
 */
export function register({ db, passwords, perAddress, clock }: RegisterDeps) {
  return async (ctx: Context, request: RegisterRequest): Promise<RegisterResponse> => {
    await throttle([perAddress, ctx.clientAddress ?? '']);
    // Without Google sign-in there is nobody who could have issued a credential.
    if (request.google_token) throw new AppError(Reason.GOOGLE_REJECTED);
    const { shown: username, key: usernameKey } = readUsername(request.username);
    const email = request.email.trim();
    const passwordHash = await passwords.hash(request.password);
    const now = clock();

    try {
      return await db.tx(async (tx) => {
        const user = await insertUser(tx, { id: newId(), username, usernameKey, email, emailKey: foldName(email), passwordHash, joinedAt: now });
        await tx.publish(userChanged(user, now));
        return { token: await issueToken(tx, user.id, now), user: userView(user) };
      });
    } catch (error) {
      throw asTaken(error);
    }
  };
}
