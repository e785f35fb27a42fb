import { spawnSync, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** `nobody` on Linux and macOS: the unprivileged account that root hands PostgreSQL to. */
const NOBODY = 65534;
const IN_NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
/** Makes the kernel stop the server when the launcher is killed, so that no orphan holds the data folder. */
const WITH_PARENT = ['--pdeathsig', 'SIGINT'];

/** How to run PostgreSQL's programs here: it refuses to run as root. */
export interface Account {
  command(program: string, args: string[]): { file: string; args: string[]; options: SpawnOptions };
  /** Gives a file or folder to the account the programs run under. */
  own(target: string): void;
}

/**
 * An ordinary user: the programs run as they are. Root, or a number without a name (initdb wants one), in a system with user
 * namespaces: they see themselves as `nobody`, while files keep their owner. Root elsewhere (some containers): they really run
 * as `nobody`, from a copy that `nobody` can read.
 */
export function chooseAccount(native: string): Account {
  const run = (folder: string, before: string[], options: SpawnOptions = {}): Account['command'] => {
    return (program, args) => {
      const [file = '', ...rest] = [...before, path.join(folder, 'bin', program), ...args];
      return { file, args: rest, options: { ...options, env: { ...process.env, LC_ALL: 'C' } } };
    };
  };
  const guard = works('setpriv', [...WITH_PARENT, 'true']) ? ['setpriv', ...WITH_PARENT] : [];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { command: run(native, guard), own: () => undefined };
  if (works('unshare', [...IN_NAMESPACE, 'true'])) {
    return { command: run(native, ['unshare', ...IN_NAMESPACE, ...guard]), own: () => undefined };
  }
  if (!isRoot) return { command: run(native, guard), own: () => undefined };
  return { command: run(readableCopy(native), [], { uid: NOBODY, gid: NOBODY }), own: giveToNobody };
}

/** Whether the account this process runs under has a name in the system. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function works(file: string, args: string[]): boolean {
  return process.platform === 'linux' && spawnSync(file, args, { stdio: 'ignore' }).status === 0;
}

/** Root's own copy of the programs, outside any private home folder; it goes when this process goes. */
function readableCopy(native: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'oddsmates-postgres-'));
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(copy, 0o755);
  process.once('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
  return copy;
}

function giveToNobody(target: string): void {
  const whole = spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, target], { encoding: 'utf8' });
  if (whole.status !== 0) throw new Error(`Cannot give ${target} to the account PostgreSQL runs under: ${whole.stderr}`);
  const reach = spawnSync('test', ['-x', target], { uid: NOBODY, gid: NOBODY });
  if (fs.statSync(target).isDirectory() && reach.status !== 0) {
    throw new Error(`PostgreSQL does not run as root, and its account cannot reach ${target}: start as an ordinary user.`);
  }
}
