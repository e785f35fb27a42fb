import fs from 'node:fs';
import { findProgram } from './find-program';
import { installPackages } from './install-packages';
import type { Ended } from './run-command';

/** As in the image of the page server. */
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const MODULE = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';
const WHAT_TO_DO = `The tests of the page server need Debian's nginx: apt-get install ${PACKAGES.join(' ')}`;

/** nginx with the module that sends what was compressed with brotli; undefined where one of them is missing. */
export function findNginx(): string | undefined {
  return fs.existsSync(MODULE) ? findProgram('nginx') : undefined;
}

/** Makes sure that there is one; installs it where this account may install packages. */
export async function getNginx(): Promise<Ended> {
  if (findNginx() !== undefined) return { ok: true, output: '' };
  const said = await installPackages(PACKAGES);
  return { ok: findNginx() !== undefined, output: `${WHAT_TO_DO}\n${said}` };
}
