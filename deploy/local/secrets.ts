import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The passwords of the databases' roles, by database. */
export type Passwords = Record<string, string>;

/** The passwords kept in a data folder, readable by its owner alone. What is missing is made up once and kept. */
export function passwordsFor(names: readonly string[], dataDir: string): Passwords {
  const file = path.join(dataDir, 'secrets.json');
  const kept = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { databases: Passwords }).databases : {};
  const databases = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(18).toString('hex')]));
  const draft = `${file}.new`;
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(draft, `${JSON.stringify({ databases: { ...kept, ...databases } }, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(draft, file);
  return databases;
}
