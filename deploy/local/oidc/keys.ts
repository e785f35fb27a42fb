import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { JWK } from 'oidc-provider';

/** What the local provider keeps secret. */
export interface OidcKeys {
  /** Signs ID tokens, by RS256 as Google does. */
  signing: JWK;
  /** Signs the provider's cookies. */
  cookies: string;
}

/** The keys kept in a data folder, readable by its owner alone; made with the first start. */
export function keysIn(dataDir: string): OidcKeys {
  const file = path.join(dataDir, 'oidc-keys.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as OidcKeys;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const id = randomBytes(8).toString('hex');
  const keys: OidcKeys = {
    signing: { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: id, use: 'sig', alg: 'RS256' },
    cookies: randomBytes(32).toString('hex'),
  };
  // Moved into its place when whole: half a file would be no key on the next start.
  const draft = `${file}.new`;
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(draft, file);
  return keys;
}
