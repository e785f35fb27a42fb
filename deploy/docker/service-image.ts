import fs from 'node:fs';
import path from 'node:path';
import { bundleService } from '../build/bundle-service';
import { packageFolders } from './external-packages';

/**
 * Builds a service and lays out what it needs at run time, and nothing else: its bundles, its migrations and settings, the kit's migrations,
 * and the packages that cannot be bundled. The layout is the repository's own, so every path in the code holds.
 * @param root   the repository's folder, with packages installed
 * @param folder where to lay it out: what becomes `/app` in the image
 */
export async function layOutService(root: string, service: string, folder: string): Promise<void> {
  const home = path.join('services', service);
  const packages = await bundleService(path.join(root, home));
  const needed = [path.join(home, 'dist'), path.join(home, 'migrations'), path.join(home, 'config'), path.join('services', 'kit', 'migrations')];
  for (const part of needed) if (fs.existsSync(path.join(root, part))) fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const part of packageFolders(root, packages)) copyPackage(path.join(root, part), path.join(folder, part));
}

/** Packages inside a package are copied by themselves, when they are needed; one that is a link to a folder becomes a folder. */
function copyPackage(from: string, to: string): void {
  const inner = path.join(fs.realpathSync(from), 'node_modules');
  fs.cpSync(fs.realpathSync(from), to, { recursive: true, dereference: true, filter: (file) => file !== inner });
}
