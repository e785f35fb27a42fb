import type { Clock, Db, Handlers, ImageStore, RateLimiter } from '@oddsmates/kit';
import type { IdentityServiceService } from '@oddsmates/proto/grpc/identity/v1/identity';
import type { WalletClient } from './earnings';
import type { Google } from './google/google';
import type { Passwords } from './passwords';
import { authenticate } from './use-cases/authenticate';
import { authenticateMany } from './use-cases/authenticate-many';
import { changePassword } from './use-cases/change-password';
import { getAuthConfig } from './use-cases/get-auth-config';
import { getProfile } from './use-cases/get-profile';
import { getUsers } from './use-cases/get-users';
import { googleAuth } from './use-cases/google-auth';
import { login } from './use-cases/login';
import { register } from './use-cases/register';
import { signOutEverywhere } from './use-cases/sign-out-everywhere';
import { updateProfile } from './use-cases/update-profile';

/** What the service's use cases work with. */
export type Parts = {
  db: Db;
  wallet: WalletClient;
  images: ImageStore;
  passwords: Passwords;
  limits: Record<'signInsPerAccount' | 'signInsPerAddress' | 'registrationsPerAddress' | 'passwordChangesPerUser', RateLimiter>;
  google: Google;
  clock: Clock;
};

/** The calls of IdentityService. */
export function handlers(parts: Parts): Handlers<typeof IdentityServiceService> {
  const { limits } = parts;
  return {
    register: register({ ...parts, perAddress: limits.registrationsPerAddress }),
    login: login({ ...parts, perAddress: limits.signInsPerAddress, perAccount: limits.signInsPerAccount }),
    googleAuth: googleAuth({ ...parts, perAddress: limits.signInsPerAddress }),
    changePassword: changePassword({ ...parts, perUser: limits.passwordChangesPerUser }),
    signOutEverywhere: signOutEverywhere(parts),
    authenticate: authenticate(parts),
    authenticateMany: authenticateMany(parts),
    getProfile: getProfile(parts),
    updateProfile: updateProfile(parts),
    getUsers: getUsers(parts),
    getAuthConfig: getAuthConfig(parts),
  };
}
