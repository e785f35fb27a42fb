import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a sign-in lasts, in milliseconds: 30 days. */
export const TOKEN_LIFETIME_MS = 30 * DAY_MS;

/** A new bearer token: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token. A token is random in full length, so a plain hash cannot be guessed back and needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
