import fs from 'node:fs';
import path from 'node:path';

/** The part of a package's manifest that says what it needs. */
interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * The packages that a bundle loads from `node_modules`, with all they need themselves.
 * @param root the folder whose `node_modules` they are installed in
 * @param names of the packages the bundle asks for
 * @returns their folders, from `root`
 * @throws Error when one that is not optional is not installed
 */
export function packageFolders(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, optional: boolean): void => {
    const folder = installedFolder(root, name, from);
    if (folder === undefined) {
      if (optional) return;
      throw new Error(`${name} is needed by ${from || 'the bundle'} and not installed`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
    // npm lists what is optional among the dependencies as well.
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder, needed in optionalDependencies);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}

/** Looks for a package as Node does: in the `node_modules` of the folder and of every folder above it, up to the root. */
function installedFolder(root: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (fs.existsSync(path.join(root, candidate, 'package.json'))) return candidate;
    if (folder === '' || folder === '.') return undefined;
  }
}
