import { AppError, foldName, newId, refusalOf, type Clock, type Context, type Db, type RateLimiter } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';
import type { RegisterRequest, RegisterResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { readUsername } from '../domain/username';
import type { Google } from '../google/google';
import type { Passwords } from '../passwords';
import { issueToken } from '../sessions';
import { findGoogleUser, linkGoogleAccount } from '../store/google-accounts';
import { insertUser } from '../store/users';
import { asTaken } from '../taken';
import { throttle } from '../throttle';
import { userChanged } from '../user-changed';

export type RegisterDeps = { db: Db; google: Google; passwords: Passwords; perAddress: RateLimiter; clock: Clock };

/**
 * Opens an account and signs its owner in; with a Google credential, the account is linked and its email is the one that Google has verified.
 * Nobody who is new has money or points, so the wallet is not asked.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN, GOOGLE_ALREADY_LINKED (also for two at the same moment), GOOGLE_REJECTED, GOOGLE_EMAIL_LOCKED,
 * TOO_MANY_REQUESTS, UNAVAILABLE when the provider cannot be reached
 */
export function register({ db, google, passwords, perAddress, clock }: RegisterDeps) {
  return async (ctx: Context, request: RegisterRequest): Promise<RegisterResponse> => {
    await throttle([perAddress, ctx.clientAddress ?? '']);
    const now = clock();
    const { shown: username, key: usernameKey } = readUsername(request.username);
    const email = request.email.trim();
    const emailKey = foldName(email);
    const identity = request.google_token ? await google.identify(request.google_token, now) : undefined;
    if (identity && foldName(identity.email) !== emailKey) throw emailLocked();
    const passwordHash = await passwords.hash(request.password);

    try {
      return await db.tx(async (tx) => {
        // Before anything else: the account that is linked already has this email, too, and 'email taken' would not say why.
        if (identity && (await findGoogleUser(tx, identity))) throw new AppError(Reason.GOOGLE_ALREADY_LINKED);
        const user = await insertUser(tx, { id: newId(), username, usernameKey, email, emailKey, passwordHash, joinedAt: now });
        if (identity) await linkGoogleAccount(tx, identity, user.id, now);
        await tx.publish(userChanged(user, now));
        return { token: await issueToken(tx, user.id, now), user: userView(user) };
      });
    } catch (error) {
      throw asTaken(error);
    }
  };
}

function emailLocked(): AppError {
  return new AppError(Reason.GOOGLE_EMAIL_LOCKED, { fields: { email: refusalOf(Reason.GOOGLE_EMAIL_LOCKED).sentence } });
}
