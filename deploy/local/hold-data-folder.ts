import path from 'node:path';
import { takeLock, type Lock } from './lock';
import { Problem } from './problem';

/** Two launchers on one data folder would break each other's database, so the second is told about the first. */
export function holdDataFolder(dataDir: string, port: number): Lock {
  const lock = takeLock(path.join(dataDir, 'launcher.lock'), `http://localhost:${port}`);
  if ('release' in lock) return lock;
  throw new Problem(
    `Oddsmates already runs on the data in ${dataDir} (process ${lock.pid}, ${lock.about}): stop it first, or choose another folder, such as DATA_DIR=.data-2 npm start`,
  );
}
