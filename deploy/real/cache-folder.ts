import os from 'node:os';
import path from 'node:path';

/**
 * Where what was installed for the real parts is kept, so that it is installed once on a machine: REAL_PARTS_DIR, else the user's cache folder.
 * @param part a folder of its own in there
 */
export function cacheFolder(part: string, env: NodeJS.ProcessEnv = process.env): string {
  return path.join(env['REAL_PARTS_DIR'] || path.join(userCache(env), 'oddsmates', 'real-parts'), part);
}

function userCache(env: NodeJS.ProcessEnv): string {
  if (env['XDG_CACHE_HOME']) return env['XDG_CACHE_HOME'];
  if (process.platform === 'win32' && env['LOCALAPPDATA']) return env['LOCALAPPDATA'];
  return process.platform === 'darwin' ? path.join(os.homedir(), 'Library', 'Caches') : path.join(os.homedir(), '.cache');
}
