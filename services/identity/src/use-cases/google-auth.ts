import { foldName, newId, type Clock, type Context, type Db, type RateLimiter } from '@oddsmates/kit';
import type { GoogleAuthRequest, GoogleAuthResponse } from '@oddsmates/proto/grpc/identity/v1/identity';
import { userView } from '../domain/profile';
import { usernamesFor } from '../domain/suggest-username';
import { readEarnings, type WalletClient } from '../earnings';
import type { Google } from '../google/google';
import type { GoogleIdentity } from '../domain/google';
import { issueToken } from '../sessions';
import { findGoogleUser } from '../store/google-accounts';
import { isEmailTaken, takenUsernames } from '../store/users';
import { throttle } from '../throttle';

const HAS_A_PASSWORD = 'An account with this email already exists. Please sign in with your username and password.';

export type GoogleAuthDeps = { db: Db; google: Google; wallet: WalletClient; perAddress: RateLimiter; clock: Clock };

/**
 * Signs in with an ID token of the provider, or says what a registration needs (docs/domain-rules.md#accounts). A verified email never takes
 * over an account that was opened with a password: it is told so, in `error`, and nothing changes.
 * @throws AppError GOOGLE_REJECTED, TOO_MANY_REQUESTS, UNAVAILABLE when the provider cannot be reached
 */
export function googleAuth({ db, google, wallet, perAddress, clock }: GoogleAuthDeps) {
  return async (ctx: Context, request: GoogleAuthRequest): Promise<GoogleAuthResponse> => {
    await throttle([perAddress, ctx.clientAddress ?? '']);
    const now = clock();
    const identity = await google.identify(request.token, now);

    const user = await findGoogleUser(db, identity);
    if (!user) return newcomer(db, identity);
    const earnings = await readEarnings(wallet, ctx, [user.id]);
    const token = await issueToken(db, user.id, now);
    return { exists: true, token, user: userView(user, earnings.get(user.id)), email: user.email };
  };
}

async function newcomer(db: Db, identity: GoogleIdentity): Promise<GoogleAuthResponse> {
  const { email } = identity;
  if (await isEmailTaken(db, foldName(email))) return { exists: false, error: HAS_A_PASSWORD };
  return { exists: false, email, suggested_username: await suggestUsername(db, identity) };
}

/** Free at this moment; somebody may still be quicker. */
async function suggestUsername(db: Db, identity: GoogleIdentity): Promise<string> {
  const candidates = usernamesFor(identity);
  const taken = await takenUsernames(db, candidates.map(({ key }) => key));
  const free = candidates.find(({ key }) => !taken.has(key));
  // Everybody has this name. The end of an id is random.
  return free?.shown ?? `Player ${newId().slice(-8)}`;
}
