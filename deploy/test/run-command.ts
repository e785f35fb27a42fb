import { spawn } from 'node:child_process';
import { ROOT } from '../local/root';

/** How a command ended, and all it said. */
export interface Ended {
  ok: boolean;
  output: string;
}

/** Runs a command in the repository's folder, or in `cwd`, to its end. A command that cannot be run ends like one that failed. */
export async function runCommand(file: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Ended> {
  const child = spawn(file, args, { cwd: options.cwd ?? ROOT, env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs npm, the one that runs us where there is one. */
export function runNpm(args: string[], options: { cwd?: string } = {}): Promise<Ended> {
  const npm = process.env['npm_execpath'];
  return npm?.endsWith('.js') ? runCommand(process.execPath, [npm, ...args], options) : runCommand('npm', args, options);
}
