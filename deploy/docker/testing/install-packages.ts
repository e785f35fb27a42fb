import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root';

/**
 * Stands in for `npm ci` of some workspaces: the packages that are installed already, by links, and the workspaces named, which are folders
 * of the build. Anything else of this repository cannot be reached.
 */
export function installPackages(folder: string, workspaces: readonly string[]): void {
  link(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), (name) => name !== '@oddsmates');
  for (const name of workspaces) {
    const home = fs.realpathSync(path.join(ROOT, 'node_modules', name));
    const at = path.join(folder, path.relative(ROOT, home));
    if (!fs.existsSync(path.join(at, 'package.json'))) throw new Error(`npm ci: the manifest of ${name} was not copied`);
    fs.mkdirSync(path.join(folder, 'node_modules', '@oddsmates'), { recursive: true });
    fs.symlinkSync(at, path.join(folder, 'node_modules', name));
    const own = path.join(home, 'node_modules');
    if (fs.existsSync(own)) link(own, path.join(at, 'node_modules'), () => true);
  }
}

function link(from: string, to: string, wanted: (name: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from).filter(wanted)) fs.symlinkSync(path.join(from, name), path.join(to, name));
}
