import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../root';
import { supervise, type Supervised } from '../supervise';
import { issuerOf, LOCAL_CLIENT_ID, type OidcSettings } from './settings';

/** What {@link startOidc} needs. */
export interface OidcOptions extends OidcSettings {
  /** Set beside the environment of the launcher. */
  env?: NodeJS.ProcessEnv;
  /** Receives the lines of the process. */
  line: (line: string) => void;
  /** Receives what the supervisor has to say. */
  notice: (sentence: string) => void;
}

/** Runs the local OpenID provider as a process of its own, which is ready when its `ready()` settles. */
export function startOidc({ port, pageOrigins, dataDir, env, line, notice }: OidcOptions): Supervised {
  return supervise({
    name: 'oidc',
    script: bundle(),
    env: { ...process.env, ...env, OIDC_PORT: String(port), OIDC_PAGE_ORIGINS: pageOrigins.join(','), OIDC_DATA_DIR: dataDir },
    readyUrl: `${issuerOf(port)}/.well-known/openid-configuration`,
    line,
    notice,
  });
}

/** What the identity service is told, so that it signs in by the local provider. */
export function googleEnvironment(port: number): NodeJS.ProcessEnv {
  return { GOOGLE_CLIENT_ID: LOCAL_CLIENT_ID, GOOGLE_ISSUER: issuerOf(port) };
}

/** The program as one JavaScript file, its path: it takes a few milliseconds. The provider itself stays in node_modules. */
function bundle(): string {
  const file = path.join(ROOT, 'deploy', 'dist', 'local-oidc.js');
  // Moved into its place when whole: another start may be reading it.
  const draft = `${file}.${process.pid}`;
  buildSync({
    entryPoints: [path.join(ROOT, 'deploy', 'local', 'oidc', 'main.ts')],
    outfile: draft,
    bundle: true,
    external: ['oidc-provider'],
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  fs.renameSync(draft, file);
  return file;
}
