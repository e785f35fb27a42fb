// Makes up the secrets of the local overlay, once: node deploy/kubernetes/make-secrets.mjs. What is there already is kept.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'overlays', 'local', 'secrets'));
const DATABASES = ['identity', 'social', 'league', 'wallet', 'chat'];
const secret = () => randomBytes(18).toString('hex');

function write(name, values) {
  writeFileSync(path.join(folder, `${name}.env`), Object.entries(values).map(([key, value]) => `${key}=${value}\n`).join(''), { mode: 0o600 });
}

if (existsSync(folder)) {
  process.stdout.write(`${folder} is there already: remove it for new secrets\n`);
} else {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwords = Object.fromEntries(DATABASES.map((name) => [name, secret()]));
  write('databases', {
    POSTGRES_PASSWORD: secret(),
    ...Object.fromEntries(DATABASES.map((name) => [`${name.toUpperCase()}_DB_PASSWORD`, passwords[name]])),
  });
  for (const name of DATABASES) write(name, { DATABASE_URL: `postgres://${name}:${passwords[name]}@postgres:5432/${name}` });
  const redis = secret();
  write('redis', { REDIS_PASSWORD: redis, REDIS_URL: `redis://:${redis}@redis:6379` });
  write('images', { S3_ACCESS_KEY: 'oddsmates', S3_SECRET_KEY: secret() });
  process.stdout.write(`Secrets are in ${folder}\n`);
}
