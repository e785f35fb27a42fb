import { fstatSync } from 'node:fs';

/**
 * Calls back once, on the first reason to stop: SIGTERM, SIGINT or, when LAUNCHED=1, the end of the launcher, seen by its IPC channel or
 * standard input closing. So nothing is left running behind a launcher that was killed.
 */
export function onStopSignal(stop: (why: string) => void, env: NodeJS.ProcessEnv = process.env): void {
  let stopped = false;
  const once = (why: string) => {
    if (stopped) return;
    stopped = true;
    stop(why);
  };
  process.on('SIGTERM', () => once('SIGTERM'));
  process.on('SIGINT', () => once('SIGINT'));
  if (env.LAUNCHED !== '1') return;
  if (process.channel) process.on('disconnect', () => once('the launcher is gone'));
  if (isPipe(0)) {
    process.stdin.on('end', () => once('the launcher is gone'));
    process.stdin.on('error', () => once('the launcher is gone'));
    process.stdin.resume();
    // The pipe alone is no reason to go on.
    if ('unref' in process.stdin) process.stdin.unref();
  }
}

/** /dev/null ends at once and a terminal is no launcher; only a pipe tells of its other end. */
function isPipe(fd: number): boolean {
  try {
    const stat = fstatSync(fd);
    return stat.isFIFO() || stat.isSocket();
  } catch {
    return false;
  }
}
