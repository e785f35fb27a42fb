import fs from 'node:fs';
import path from 'node:path';
import { bundlePage } from '../build/bundle-page';

/**
 * Builds the shell or a remote and lays its files out by their addresses: the shell under `/`, a remote under `/mfe/<name>/`. Maps of the
 * sources are left out: they are for whoever builds, and a third of the size.
 * @param root   the repository's folder, with packages installed
 * @param folder where to lay it out: what becomes the root of the page server
 */
export async function layOutPage(root: string, page: string, folder: string): Promise<void> {
  await bundlePage(page);
  const remote = /^mfe-(.+)$/.exec(page)?.[1];
  const to = remote === undefined ? folder : path.join(folder, 'mfe', remote);
  fs.cpSync(path.join(root, page, 'dist'), to, { recursive: true, filter: (file) => !/\.map(\.br|\.gz)?$|\/\.hash$/.test(file) });
}
