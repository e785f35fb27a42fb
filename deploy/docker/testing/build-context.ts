import fs from 'node:fs';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { ROOT } from '../../local/root';

const ignored = dockerignore().add(fs.readFileSync(path.join(ROOT, '.dockerignore'), 'utf8')).createFilter();

/** The files of a COPY from the build context, as the engine sees them: without what `.dockerignore` leaves out. */
export function copyFromContext(source: string, to: string): void {
  const from = path.join(ROOT, source);
  if (!fs.existsSync(from) || !ignored(source)) throw new Error(`COPY ${source}: there is no such file in the build context`);
  if (fs.statSync(from).isFile()) {
    // A target that ends with a slash is a folder.
    const target = to.endsWith('/') ? path.join(to, path.basename(source)) : to;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(from, target);
    return;
  }
  fs.cpSync(from, to, { recursive: true, filter: (file) => file === from || ignored(path.relative(ROOT, file)) });
}
