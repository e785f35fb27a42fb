import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The remotes, by the name that their address and their folder have. */
export const REMOTES = ['auth', 'leagues', 'betting', 'social'] as const;

/** A folder of built pages, and the path of a file inside it. */
export type PageFile = { folder: string; file: string };

/**
 * Where the file for an address lies: '/mfe/<name>/...' in the remote's build, everything else in the shell's.
 * Undefined for an address that cannot be a file: of an unknown remote, hidden, or reaching out of its folder.
 */
export function pageFile(root: string, urlPath: string): PageFile | undefined {
  const decoded = decode(urlPath);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  const parts = decoded.split('/').slice(1);
  if (parts.some((part) => part.startsWith('.') || part === '')) return undefined;
  const [first, name = '', ...rest] = parts;
  if (first !== 'mfe') return { folder: path.join(root, 'shell', 'dist'), file: parts.join('/') };
  if (!REMOTES.some((remote) => remote === name) || rest.length === 0) return undefined;
  return { folder: path.join(root, `mfe-${name}`, 'dist'), file: rest.join('/') };
}

function decode(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}

/** Whether there is such a file now: a build may be replaced at any time. */
export async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** A name with the hash of its content in it stands for that content for ever; any other is asked for again. */
export function cacheControl(file: string): string {
  return /[.-][0-9a-f]{8,64}\.(?:[\w]+\.)?\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
