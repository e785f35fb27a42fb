import { address, commonConfig, imageConfig, redisConfig } from '@oddsmates/kit';
import { z } from 'zod';
import { GOOGLE_ISSUER, isTrustworthy } from './domain/google';

const attempts = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);

/** What the service is configured by. The limits count attempts, good and bad, within one window. */
export const config = {
  ...commonConfig,
  ...imageConfig,
  ...redisConfig,
  WALLET_ADDR: address,
  SIGN_IN_WINDOW_S: attempts(300),
  SIGN_INS_PER_ACCOUNT: attempts(20),
  SIGN_INS_PER_ADDRESS: attempts(200),
  REGISTRATION_WINDOW_S: attempts(3600),
  REGISTRATIONS_PER_ADDRESS: attempts(100),
  /** Without a client id there is no Google sign-in. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  /** Any OpenID issuer: Google's, unless another is named. */
  GOOGLE_ISSUER: z.string().refine(isTrustworthy, 'must be an address such as https://accounts.google.com; plain http on this machine only').default(GOOGLE_ISSUER),
};
