import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/root';

/** A part of the product that is built, and deployed, on its own. */
export interface Slice {
  name: string;
  kind: 'service' | 'page';
  /** From the repository's folder; the result is in its `dist`. */
  folder: string;
  /** Files and folders, from the repository's folder, that the result depends on. */
  inputs: string[];
}

/** What every result depends on: the packages' versions, the compiler's settings and the builder itself. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'deploy/build'];
const SERVICE_INPUTS = [...COMMON, 'tsconfig.node.json', 'proto/package.json', 'proto/src', 'proto/gen/grpc', 'proto/gen/es', 'proto/gen/openapi.json', 'services/kit'];
const PAGE_INPUTS = [...COMMON, 'tsconfig.web.json', 'proto/package.json', 'proto/gen/api.ts', 'proto/gen/web', 'shell/sdk'];
const PAGES = ['shell', 'mfe-auth', 'mfe-leagues', 'mfe-betting', 'mfe-social'];
const SERVICES = ['gateway', 'league', 'wallet', 'identity', 'social', 'chat'];

/** Everything that is built; what takes longest comes first, so that the last to finish is a short one. */
export function slices(): Slice[] {
  return [
    ...PAGES.map((name): Slice => ({ name, kind: 'page', folder: name, inputs: [...PAGE_INPUTS, name] })),
    ...SERVICES.map((name): Slice => ({ name, kind: 'service', folder: `services/${name}`, inputs: [...SERVICE_INPUTS, `services/${name}`] })),
  ].filter(({ kind, folder }) => fs.existsSync(path.join(ROOT, folder, kind === 'page' ? 'rspack.config.js' : 'src/main.ts')));
}
