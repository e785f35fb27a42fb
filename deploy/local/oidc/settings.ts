import { Problem } from '../problem';

/** The client that the page signs in as. */
export const LOCAL_CLIENT_ID = 'oddsmates-local';

/** How the local provider is run. */
export interface OidcSettings {
  /** It listens on this port of 127.0.0.1, and its issuer is http://localhost:<port>. */
  port: number;
  /** Where the page may be: it is given the token at the root of each, and nowhere else. */
  pageOrigins: string[];
  /** Keeps the signing key. */
  dataDir: string;
}

/** Reads OIDC_PORT, OIDC_PAGE_ORIGINS (comma-separated) and OIDC_DATA_DIR; throws a Problem that names what is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): OidcSettings {
  const port = Number(env['OIDC_PORT']);
  const pageOrigins = (env['OIDC_PAGE_ORIGINS'] ?? '').split(',').filter((origin) => origin !== '');
  const dataDir = env['OIDC_DATA_DIR'] ?? '';
  if (!Number.isInteger(port) || port <= 0 || port > 65_535) throw new Problem('OIDC_PORT is no port: give a number from 1 to 65535.');
  if (pageOrigins.length === 0 || !pageOrigins.every(isLoopbackOrigin)) {
    throw new Problem('OIDC_PAGE_ORIGINS must be origins on this machine, such as http://localhost:8080: the provider signs in whoever asks.');
  }
  if (dataDir === '') throw new Problem('OIDC_DATA_DIR is not set: name the folder that keeps the signing key.');
  return { port, pageOrigins, dataDir };
}

/** The name and address of the provider. */
export function issuerOf(port: number): string {
  return `http://localhost:${port}`;
}

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}
