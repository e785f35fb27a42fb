import { spawn } from 'node:child_process';
import readline from 'node:readline';

/** A program that runs until it is stopped. */
export interface DevProgram {
  pid: number;
  /** All it said so far. */
  said: string[];
  /** Settles with the first line that matches, of those to come or already said. @throws Error with all that was said when the program ends before */
  says(pattern: RegExp): Promise<string>;
  /** Asks it to stop, as Ctrl-C does, and settles when it has ended. */
  stop(): Promise<void>;
}

/** Runs a program of this repository in a folder of its copy, as a developer does in a terminal. */
export function runDev(file: string, args: string[], options: { cwd: string; env?: NodeJS.ProcessEnv }): DevProgram {
  const child = spawn(file, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const said: string[] = [];
  const waiting = new Set<() => void>();
  const tell = (): void => waiting.forEach((look) => look());
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true;
      tell();
      resolve();
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      tell();
    });
  }
  return {
    pid: child.pid ?? 0,
    said,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const line = said.find((text) => pattern.test(text));
          if (line === undefined && !ended) return;
          waiting.delete(look);
          if (line === undefined) reject(new Error(`It ended before it said ${String(pattern)}:\n${said.join('\n')}`));
          else resolve(line);
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      // The whole group: npm does not pass signals on to what it runs.
      if (!ended && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await end;
    },
  };
}
