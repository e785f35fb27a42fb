import { spawnSync } from 'node:child_process';

/** How a server is made to end with the launcher, also when that is killed: by the kernel, where the system can do that. */
const GUARD = ['setpriv', '--pdeathsig', 'SIGTERM'] as const;
let works: boolean | undefined;

/** The command, so that what it starts ends with this process. */
export function withParent(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  works ??= process.platform === 'linux' && spawnSync(GUARD[0], [...GUARD.slice(1), 'true'], { stdio: 'ignore' }).status === 0;
  return works ? [...GUARD, ...command] : command;
}
