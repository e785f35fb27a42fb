import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@oddsmates/kit';
import { Reason } from '@oddsmates/proto/grpc/contract/v1/reasons';

/** Keeps and checks passwords. */
export type Passwords = {
  /** The argon2id hash of a password in PHC form. @throws AppError UNAVAILABLE when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether a password is the one that was hashed. Without a hash (nobody of that name) the same work is done and the answer is no, so that
   * the time taken tells nothing. @throws AppError UNAVAILABLE when too many are waiting
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/** argon2id with 19 MiB, two passes, one lane: the least that OWASP's password storage sheet recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More than this many at work or waiting would only time out: a few seconds of work for one core. */
const MOST_AT_ONCE = 64;
const RETRY_AFTER_S = 2;

/** Prepares {@link Passwords}; makes the hash that unknown names are checked against. */
export async function openPasswords(): Promise<Passwords> {
  const nobody = await hash(randomBytes(16).toString('hex'), COST);
  let atOnce = 0;

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (atOnce >= MOST_AT_ONCE) throw new AppError(Reason.UNAVAILABLE, { retryAfterS: RETRY_AFTER_S });
    atOnce += 1;
    try {
      return await work();
    } finally {
      atOnce -= 1;
    }
  }

  return {
    hash: (password) => bounded(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      bounded(async () => {
        const matches = await verify(passwordHash ?? nobody, password);
        return matches && passwordHash !== undefined;
      }),
  };
}
