import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/root';

/** A copy of the repository, to change sources in. */
export interface SourcesCopy {
  folder: string;
  /** Replaces a text in a file, which must hold it. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/**
 * Copies the sources and what is built of them. Installed packages are linked, except our own: those are the copy's, so that a build
 * takes the changed sources.
 */
export function copySources(): SourcesCopy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-sources-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))) copy(file, folder);
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const workspace of ['shell', 'mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social', ...fs.readdirSync(path.join(ROOT, 'services')).map((name) => `services/${name}`)]) {
    for (const built of ['dist', 'node_modules']) if (fs.existsSync(path.join(ROOT, workspace, built))) copy(path.join(workspace, built), folder);
  }
  return {
    folder,
    edit(file, from, to) {
      const before = fs.readFileSync(path.join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      fs.writeFileSync(path.join(folder, file), before.replace(from, to));
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

function copy(file: string, folder: string): void {
  fs.cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
}

/** Links installed packages; our own are linked to where they stand beside the links. */
export function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from)) {
    // Our own packages are links into the repository, relative to where they stand.
    if (entry === '@oddsmates') fs.cpSync(path.join(from, entry), path.join(to, entry), { recursive: true, verbatimSymlinks: true });
    else fs.symlinkSync(path.join(from, entry), path.join(to, entry));
  }
}
