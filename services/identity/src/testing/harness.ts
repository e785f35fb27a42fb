import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { folderImageStore, inProcessRateLimiter, type Db, type MessageCodec, type RateLimiter } from '@oddsmates/kit';
import { testContext, testDatabase } from '@oddsmates/kit/testing';
import { GOOGLE_ISSUER } from '../domain/google';
import { openGoogle } from '../google/google';
import type { Parts } from '../handlers';
import { openPasswords } from '../passwords';
import { register } from '../use-cases/register';
import { CLIENT_ID, type TestIssuer } from './issuer';
import { startTestWallet, type TestWallet } from './wallet';

/** Everything a use case of identity works with, for real: PostgreSQL, argon2, a folder of images, a wallet behind gRPC. */
export type Harness = {
  parts: Parts;
  db: Db;
  wallet: TestWallet;
  mediaDir: string;
  /** The time the use cases are told; moved by tests. */
  now: Date;
  /** The facts of a kind that were written to the outbox, oldest first. */
  published<T>(codec: MessageCodec<T> & { readonly $type: string }): Promise<T[]>;
  /** Registers somebody; the email is made from the name. */
  join(username: string, password?: string): Promise<{ id: string; token: string }>;
  close(): Promise<void>;
};

export const PASSWORD = 'correct horse';

/** @param issuer the OpenID provider; without one there is no Google sign-in */
export async function startHarness(issuer?: TestIssuer): Promise<Harness> {
  const db = await testDatabase({ migrations: path.join(__dirname, '..', '..', 'migrations') });
  const wallet = await startTestWallet();
  const mediaDir = await mkdtemp(path.join(os.tmpdir(), 'identity-media-'));
  const limits = { signInsPerAccount: generous(), signInsPerAddress: generous(), registrationsPerAddress: generous(), passwordChangesPerUser: generous() };
  const parts: Parts = {
    db,
    wallet: wallet.client,
    images: folderImageStore(mediaDir),
    passwords: await openPasswords(),
    limits,
    google: openGoogle({ clientId: issuer && CLIENT_ID, issuer: issuer?.url ?? GOOGLE_ISSUER }),
    clock: () => harness.now,
  };
  const harness: Harness = {
    parts,
    db,
    wallet,
    mediaDir,
    now: new Date('2026-01-31T18:00:00.000Z'),
    published: async (codec) => {
      const rows = await db.query<{ payload: Buffer }>('SELECT payload FROM outbox WHERE type = $1 ORDER BY seq', [codec.$type]);
      return rows.map(({ payload }) => codec.decode(payload));
    },
    join: async (username, password = PASSWORD) => {
      const email = `${encodeURIComponent(username)}@example.com`;
      const answer = await register({ ...parts, perAddress: generous() })(testContext(), { username, email, password });
      return { id: userOf(answer).id, token: answer.token };
    },
    close: async () => {
      await wallet.close();
      await db.close();
      await rm(mediaDir, { recursive: true });
    },
  };
  return harness;
}

/** A limiter that no test reaches. */
export function generous(): RateLimiter {
  return inProcessRateLimiter({ attempts: 1_000, windowS: 60 });
}

/** The user of an answer, which the generated type has as optional. */
export function userOf<T>({ user }: { user?: T | undefined }): T {
  if (user === undefined) throw new Error('The answer has no user.');
  return user;
}

